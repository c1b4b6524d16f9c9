import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { users } from '../auth/tables.ts';
import { rosterEntries } from '../representation/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from './tables.ts';

export type PortfolioRow = typeof businessPortfolios.$inferSelect;

export async function listOwnedPortfolios(db: Queryable, userId: string, limit: number) {
  return prepared(db, 'list_owned_portfolios', () =>
    db
      .select()
      .from(businessPortfolios)
      .where(eq(businessPortfolios.ownerUserId, sql.placeholder('userId')))
      .orderBy(asc(businessPortfolios.name), asc(businessPortfolios.id))
      .limit(sql.placeholder('limit'))
      .prepare('list_owned_portfolios'),
  ).execute({ userId, limit });
}

export async function listJoinedPortfolios(db: Queryable, userId: string, limit: number) {
  const rows = await prepared(db, 'list_joined_portfolios', () =>
    db
      .select({ portfolio: businessPortfolios })
      .from(businessPortfolioMembers)
      .innerJoin(
        businessPortfolios,
        eq(businessPortfolios.id, businessPortfolioMembers.portfolioId),
      )
      .where(eq(businessPortfolioMembers.userId, sql.placeholder('userId')))
      .orderBy(asc(businessPortfolios.name), asc(businessPortfolios.id))
      .limit(sql.placeholder('limit'))
      .prepare('list_joined_portfolios'),
  ).execute({ userId, limit });
  return rows.map(({ portfolio }) => portfolio);
}

/** Takes turns with whoever verifies them or takes it back, so that no portfolio of theirs is missed. */
export async function isVerifiedOwner(tx: Transaction, userId: string): Promise<boolean> {
  const [owner] = await tx
    .select({ status: users.verifiedProfessionalStatus })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return owner?.status === 'verified';
}

export async function insertPortfolio(
  db: Queryable,
  portfolio: typeof businessPortfolios.$inferInsert,
): Promise<PortfolioRow> {
  const [row] = await db.insert(businessPortfolios).values(portfolio).returning();
  if (row === undefined) throw new Error('an insert returned nothing');
  return row;
}

export async function updatePortfolio(
  tx: Transaction,
  id: string,
  changes: Partial<typeof businessPortfolios.$inferInsert>,
): Promise<PortfolioRow> {
  const [row] = await tx
    .update(businessPortfolios)
    .set(changes)
    .where(eq(businessPortfolios.id, id))
    .returning();
  if (row === undefined) throw new Error('an update of a locked portfolio found none');
  return row;
}

export async function findLogoKey(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ logoKey: businessPortfolios.logoKey })
    .from(businessPortfolios)
    .where(eq(businessPortfolios.id, id));
  return row?.logoKey ?? null;
}

/** Nobody changes it until the transaction ends. */
export async function lockLogoKey(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ logoKey: businessPortfolios.logoKey })
    .from(businessPortfolios)
    .where(eq(businessPortfolios.id, id))
    .for('no key update');
  return row?.logoKey ?? null;
}

export async function getOwner(db: Queryable, userId: string) {
  const [owner] = await db
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (owner === undefined) throw new Error('a portfolio without an owner');
  return owner;
}

type ByName = { search: string | undefined; after: string | undefined; limit: number };

export async function listPortfoliosByName(db: Queryable, { search = '', after, limit }: ByName) {
  const folded = sql`public.fold_text(${businessPortfolios.name})`;
  const isFound = sql`${folded} like '%' || public.fold_text(${search}) || '%'`;
  const isLater =
    after === undefined
      ? undefined
      : sql`(${folded}, ${businessPortfolios.id}) > (
          select public.fold_text(last.name), last.id from ${businessPortfolios} last
          where last.id = ${after}
        )`;
  const talents = sql<number>`(
    select count(*)::int from ${rosterEntries}
    where ${rosterEntries.portfolioId} = ${businessPortfolios.id}
  )`;
  return db
    .select({
      id: businessPortfolios.id,
      name: businessPortfolios.name,
      logoKey: businessPortfolios.logoKey,
      verifiedAt: businessPortfolios.verifiedAt,
      ownerName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      talents,
    })
    .from(businessPortfolios)
    .innerJoin(users, eq(users.id, businessPortfolios.ownerUserId))
    .where(and(isFound, isLater))
    .orderBy(asc(folded), asc(businessPortfolios.id))
    .limit(limit);
}

/** A portfolio as one user stands to it. */
export async function findPortfolioWithMember(db: Queryable, portfolioId: string, userId: string) {
  const [row] = await portfolioWithMember(db, portfolioId, userId);
  return row;
}

/** The same, held against others who change it, and with `update` against those who add to it. */
export async function lockPortfolioWithMember(
  tx: Transaction,
  portfolioId: string,
  userId: string,
  strength: 'no key update' | 'update' = 'no key update',
) {
  // First the lock, then the look: a row that was waited for is not joined anew.
  await tx
    .select({ id: businessPortfolios.id })
    .from(businessPortfolios)
    .where(eq(businessPortfolios.id, portfolioId))
    .for(strength);
  return findPortfolioWithMember(tx, portfolioId, userId);
}

function portfolioWithMember(db: Queryable, portfolioId: string, userId: string) {
  return db
    .select({ portfolio: businessPortfolios, memberRole: businessPortfolioMembers.role })
    .from(businessPortfolios)
    .leftJoin(
      businessPortfolioMembers,
      and(
        eq(businessPortfolioMembers.portfolioId, businessPortfolios.id),
        eq(businessPortfolioMembers.userId, userId),
      ),
    )
    .where(eq(businessPortfolios.id, portfolioId));
}

/** The owner and the members. */
export async function listTeamUserIds(db: Queryable, portfolioId: string): Promise<string[]> {
  const owner = db
    .select({ userId: businessPortfolios.ownerUserId })
    .from(businessPortfolios)
    .where(eq(businessPortfolios.id, portfolioId));
  const members = db
    .select({ userId: businessPortfolioMembers.userId })
    .from(businessPortfolioMembers)
    .where(eq(businessPortfolioMembers.portfolioId, portfolioId));
  const rows = await owner.unionAll(members);
  return rows.map(({ userId }) => userId);
}
