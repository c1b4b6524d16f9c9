import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
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

export async function insertPortfolio(
  db: Queryable,
  portfolio: typeof businessPortfolios.$inferInsert,
): Promise<PortfolioRow> {
  const [row] = await db.insert(businessPortfolios).values(portfolio).returning();
  if (row === undefined) throw new Error('an insert returned nothing');
  return row;
}

/** A portfolio as one user stands to it. */
export async function findPortfolioWithMember(db: Queryable, portfolioId: string, userId: string) {
  const [row] = await db
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
  return row;
}
