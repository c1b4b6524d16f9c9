import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import {
  businessPortfolioMembers,
  businessPortfolios,
} from '../../../business-portfolios/tables.ts';
import { talentName } from '../../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import { assignments, rosterEntries } from '../../tables.ts';

type Which = { portfolioId: string; talentProfileIds: readonly string[] };

/** Those of the talents that are on the roster, which nobody leaves until the transaction ends. */
export async function lockEntries(tx: Transaction, { portfolioId, talentProfileIds }: Which) {
  return tx
    .select({
      id: rosterEntries.talentProfileId,
      name: talentName,
    })
    .from(rosterEntries)
    .innerJoin(talentProfiles, eq(talentProfiles.id, rosterEntries.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(
      and(
        eq(rosterEntries.portfolioId, portfolioId),
        inArray(rosterEntries.talentProfileId, [...talentProfileIds]),
      ),
    )
    .orderBy(rosterEntries.talentProfileId)
    .for('update', { of: rosterEntries });
}

/** Those of the people who are on the team, its owner among them. */
export async function listOnTeam(db: Queryable, portfolioId: string, userIds: readonly string[]) {
  const isOwner = db
    .select({ id: businessPortfolios.ownerUserId })
    .from(businessPortfolios)
    .where(eq(businessPortfolios.id, portfolioId));
  const isMember = db
    .select({ id: businessPortfolioMembers.userId })
    .from(businessPortfolioMembers)
    .where(eq(businessPortfolioMembers.portfolioId, portfolioId));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...userIds]),
        or(inArray(users.id, isOwner), inArray(users.id, isMember)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Ends the work of all others with these talents. */
export async function deleteOthers(
  tx: Transaction,
  { portfolioId, talentProfileIds }: Which,
  userIds: readonly string[],
) {
  return tx
    .delete(assignments)
    .where(
      and(
        eq(assignments.portfolioId, portfolioId),
        inArray(assignments.talentProfileId, [...talentProfileIds]),
        userIds.length === 0 ? undefined : notInArray(assignments.userId, [...userIds]),
      ),
    )
    .returning({ userId: assignments.userId, talentProfileId: assignments.talentProfileId });
}

/** Who came to work with whom; whoever did already is not named. */
export async function insertMissing(
  tx: Transaction,
  { portfolioId, talentProfileIds }: Which,
  userIds: readonly string[],
  createdAt: Date,
) {
  if (userIds.length === 0) return [];
  const rows = talentProfileIds.flatMap((talentProfileId) =>
    userIds.map((userId) => ({ portfolioId, talentProfileId, userId, createdAt })),
  );
  return tx
    .insert(assignments)
    .values(rows)
    .onConflictDoNothing()
    .returning({ userId: assignments.userId, talentProfileId: assignments.talentProfileId });
}
