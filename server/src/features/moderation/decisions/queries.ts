import type { ReportForm } from '@callboard/contract/moderation';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { moderationDecisions, reports } from '../tables.ts';

/** Where mail reaches them, if anywhere. */
const reachedAt = sql<string | null>`case when ${users.deletedAt} is null then ${users.email} end`;

/** Someone about whom something is decided, held until it is, and who keeps their profile for them. */
export async function lockPerson(tx: Transaction, userId: string) {
  const [person] = await tx
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      email: reachedAt,
      suspendedAt: users.suspendedAt,
      deletedAt: users.deletedAt,
      keeperUserId: talentProfiles.ownerUserId,
    })
    .from(users)
    .leftJoin(
      talentProfiles,
      and(eq(talentProfiles.userId, users.id), ne(talentProfiles.ownerUserId, users.id)),
    )
    .where(eq(users.id, userId))
    .for('update', { of: users });
  return person;
}

export type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

type NewDecision = typeof moderationDecisions.$inferInsert;

export async function insertDecision(tx: Transaction, decision: NewDecision): Promise<void> {
  await tx.insert(moderationDecisions).values(decision);
}

const isHeld = (userId: string) =>
  and(
    eq(moderationDecisions.userId, userId),
    eq(moderationDecisions.decision, 'suspend'),
    isNull(moderationDecisions.liftedAt),
  );

/** The suspension that holds, of which there is one at most. */
export async function findSuspension(db: Queryable, userId: string) {
  const [held] = await db
    .select({
      id: moderationDecisions.id,
      reason: moderationDecisions.reason,
      appealedAt: moderationDecisions.appealedAt,
      appealOutcome: moderationDecisions.appealOutcome,
    })
    .from(moderationDecisions)
    .where(isHeld(userId));
  return held;
}

type Lifting = { at: Date; byUserId: string | null; reason: string };

/** Ends the suspension that holds. Whoever waits for an answer to an appeal against it has won it. */
export async function liftSuspension(tx: Transaction, userId: string, lifting: Lifting) {
  const { at, byUserId, reason } = lifting;
  const lifted = { liftedAt: at, liftedByUserId: byUserId, liftReason: reason };
  const won = {
    appealOutcome: 'overturned' as const,
    appealReason: reason,
    appealDecidedByUserId: byUserId,
    appealDecidedAt: at,
  };
  const isAppealed = sql`${moderationDecisions.appealedAt} is not null and ${moderationDecisions.appealOutcome} is null`;
  await tx
    .update(moderationDecisions)
    .set({ ...lifted, ...won })
    .where(and(isHeld(userId), isAppealed));
  await tx.update(moderationDecisions).set(lifted).where(isHeld(userId));
}

/** A decision with the name of whoever made it, for moderators. */
const deciderName = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`;

/** What was decided about one thing, newest first. */
export async function listDecisionsAbout(
  db: Queryable,
  { subject, subjectId }: Pick<ReportForm, 'subject' | 'subjectId'>,
  limit: number,
) {
  return db
    .select({ decision: moderationDecisions, decidedBy: deciderName })
    .from(moderationDecisions)
    .leftJoin(users, eq(users.id, moderationDecisions.decidedByUserId))
    .where(
      and(eq(moderationDecisions.subject, subject), eq(moderationDecisions.subjectId, subjectId)),
    )
    .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id))
    .limit(limit);
}

/** What was decided about each of these people, newest first, so many of each. */
export async function listDecisionsAgainst(db: Queryable, userIds: string[], most: number) {
  const ranked = db
    .select({
      id: moderationDecisions.id,
      place:
        sql<number>`row_number() over (partition by ${moderationDecisions.userId} order by ${moderationDecisions.decidedAt} desc)`.as(
          'place',
        ),
    })
    .from(moderationDecisions)
    .where(sql`${moderationDecisions.userId} = any(${sql.param(userIds)}::uuid[])`)
    .as('ranked');
  const rows = await db
    .select({ decision: moderationDecisions })
    .from(ranked)
    .innerJoin(moderationDecisions, eq(moderationDecisions.id, ranked.id))
    .where(sql`${ranked.place} <= ${most}`)
    .orderBy(desc(moderationDecisions.decidedAt), desc(moderationDecisions.id));
  return rows.map(({ decision }) => decision);
}
export type DecisionRow = Awaited<ReturnType<typeof listDecisionsAgainst>>[number];

/** Who these people are, as moderators see them. */
export async function listPeople(db: Queryable, userIds: string[]) {
  return db
    .select({
      id: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      role: users.role,
      email: reachedAt,
      createdAt: users.createdAt,
      isVerified: sql<boolean>`${users.verifiedProfessionalStatus} = 'verified' or ${users.verifiedIdStatus} = 'verified'`,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(userIds)}::uuid[])`);
}

/** How much each of them reported, and how much of that was found right. */
export async function countReportsMade(db: Queryable, userIds: string[]) {
  return db
    .select({
      userId: reports.reporterUserId,
      made: sql<number>`count(*)::int`,
      actedOn: sql<number>`(count(*) filter (where ${reports.status} = 'acted_on'))::int`,
    })
    .from(reports)
    .where(sql`${reports.reporterUserId} = any(${sql.param(userIds)}::uuid[])`)
    .groupBy(reports.reporterUserId);
}

/** How many things were reported that are against each of them. */
export async function countCasesAgainst(db: Queryable, userIds: string[]) {
  return db
    .select({
      userId: reports.againstUserId,
      cases: sql<number>`count(distinct (${reports.subject}, ${reports.subjectId}))::int`,
    })
    .from(reports)
    .where(sql`${reports.againstUserId} = any(${sql.param(userIds)}::uuid[])`)
    .groupBy(reports.againstUserId);
}
