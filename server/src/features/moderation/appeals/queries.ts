import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { users } from '../../auth/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { moderationDecisions } from '../tables.ts';

/**
 * What was decided about someone, or about a child whose profile they keep, as they may know it: not
 * what was dismissed.
 */
const isTold = (userId: string) =>
  and(
    sql`${moderationDecisions.userId} in (
      select ${userId}::uuid union all
      select ${talentProfiles.userId} from ${talentProfiles}
      where ${talentProfiles.ownerUserId} = ${userId} and ${talentProfiles.userId} <> ${userId}
    )`,
    ne(moderationDecisions.decision, 'dismiss'),
  );

export async function listOwn(db: Queryable, userId: string, limit: number) {
  return db
    .select()
    .from(moderationDecisions)
    .where(isTold(userId))
    .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id))
    .limit(limit);
}

/** A decision that somebody may appeal against, held until they have, with whom it is about. */
export async function lockOwn(tx: Transaction, userId: string, id: string) {
  const [found] = await tx
    .select({
      liftedAt: moderationDecisions.liftedAt,
      appealedAt: moderationDecisions.appealedAt,
      userId: moderationDecisions.userId,
      talentProfileId: talentProfiles.id,
    })
    .from(moderationDecisions)
    .leftJoin(talentProfiles, eq(talentProfiles.userId, moderationDecisions.userId))
    .where(and(isTold(userId), eq(moderationDecisions.id, id)))
    .for('update', { of: moderationDecisions });
  return found;
}

export async function lockDecision(tx: Transaction, id: string) {
  const [found] = await tx
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.id, id))
    .for('update');
  return found;
}

export async function updateDecision(
  tx: Transaction,
  id: string,
  values: Partial<typeof moderationDecisions.$inferInsert>,
) {
  await tx.update(moderationDecisions).set(values).where(eq(moderationDecisions.id, id));
}

/** Appeals that wait, the oldest first. */
export async function listWaiting(
  db: Queryable,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  const { appealedAt, appealOutcome, id } = moderationDecisions;
  const isWaiting = sql`${appealedAt} is not null and ${appealOutcome} is null`;
  const isLater =
    after &&
    sql`(${appealedAt}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({
      id,
      decision: moderationDecisions,
      decidedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(moderationDecisions)
    .leftJoin(users, eq(users.id, moderationDecisions.decidedByUserId))
    .where(and(isWaiting, isLater))
    .orderBy(asc(appealedAt), asc(id))
    .limit(limit);
}
