import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { accountDeletions } from '../tables.ts';

export type DeletionRow = typeof accountDeletions.$inferSelect;

const isLive = and(isNull(accountDeletions.keptAt), isNull(accountDeletions.doneAt));

export async function findDeletion(db: Queryable, userId: string) {
  const [row] = await db
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isLive));
  return row;
}

export async function findDeletionById(db: Queryable, id: string) {
  const [row] = await db
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.id, id), isLive));
  return row;
}

/** Those that were made: whoever is to be deleted already is left out. */
export async function insertDeletions(
  tx: Transaction,
  rows: readonly (typeof accountDeletions.$inferInsert)[],
) {
  return tx
    .insert(accountDeletions)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

/** Businesses of theirs in which others work. */
export async function listShared(db: Queryable, userId: string) {
  const others = db
    .select({ one: sql`1` })
    .from(businessPortfolioMembers)
    .where(eq(businessPortfolioMembers.portfolioId, businessPortfolios.id));
  return db
    .select({ id: businessPortfolios.id, name: businessPortfolios.name })
    .from(businessPortfolios)
    .where(and(eq(businessPortfolios.ownerUserId, userId), exists(others)))
    .orderBy(asc(businessPortfolios.name))
    .limit(100);
}

/** Those whose profile they keep as a guardian. */
export async function listChildren(db: Queryable, guardianId: string) {
  return db
    .select({
      id: talentProfiles.id,
      userId: talentProfiles.userId,
      name: sql<string>`coalesce(${talentProfiles.stageName}, ${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(
      and(
        eq(talentProfiles.ownerUserId, guardianId),
        ne(talentProfiles.userId, guardianId),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.firstName))
    .limit(100);
}

/** How the profiles of these people were seen until now. */
export async function lockVisibilities(tx: Transaction, userIds: readonly string[]) {
  const rows = await tx
    .select({ userId: talentProfiles.userId, visibility: talentProfiles.visibility })
    .from(talentProfiles)
    .where(inArray(talentProfiles.userId, [...userIds]))
    .orderBy(asc(talentProfiles.id))
    .for('update');
  return new Map(rows.map(({ userId, visibility }) => [userId, visibility]));
}

export async function hideProfiles(tx: Transaction, userIds: readonly string[], now: Date) {
  await tx
    .update(talentProfiles)
    .set({ visibility: 'hidden', updatedAt: now })
    .where(inArray(talentProfiles.userId, [...userIds]));
}

/** Ends the wait of somebody and of the children who would have gone along. */
export async function keepAccounts(tx: Transaction, { userId, askedAt }: DeletionRow, now: Date) {
  const children = tx
    .select({ userId: talentProfiles.userId })
    .from(talentProfiles)
    .where(eq(talentProfiles.ownerUserId, userId));
  const theirs = sql`(${accountDeletions.userId} = ${userId} or (${accountDeletions.userId} in ${children} and ${eq(accountDeletions.askedAt, askedAt)}))`;
  return tx.update(accountDeletions).set({ keptAt: now }).where(and(theirs, isLive)).returning();
}

/** Puts profiles back that are hidden still: who chose otherwise meanwhile has chosen. */
export async function showAgain(tx: Transaction, deletionIds: readonly string[], now: Date) {
  const { visibilityBefore, userId, id } = accountDeletions;
  await tx
    .update(talentProfiles)
    .set({ visibility: sql`${visibilityBefore}`, updatedAt: now })
    .from(accountDeletions)
    .where(
      and(
        eq(talentProfiles.userId, userId),
        inArray(id, [...deletionIds]),
        isNotNull(visibilityBefore),
        eq(talentProfiles.visibility, 'hidden'),
      ),
    );
}

/** Whose time has come, whoever waits longest first. */
export async function listDue(db: Queryable, now: Date, limit: number) {
  return db
    .select()
    .from(accountDeletions)
    .where(and(lte(accountDeletions.dueAt, now), isLive))
    .orderBy(asc(accountDeletions.dueAt), asc(accountDeletions.id))
    .limit(limit);
}

/** Nothing where it was kept or done meanwhile. Until the transaction ends nobody else decides it. */
export async function lockDeletion(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.id, id), isLive))
    .for('update');
  return row;
}

export async function setDone(tx: Transaction, id: string, now: Date) {
  await tx.update(accountDeletions).set({ doneAt: now }).where(eq(accountDeletions.id, id));
}
