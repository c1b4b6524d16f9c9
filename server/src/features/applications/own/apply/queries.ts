import { LIVE_STATUSES } from '@callboard/contract/application-moves';
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import { businessPortfolios } from '../../../business-portfolios/tables.ts';
import { castingCalls } from '../../../casting-calls/tables.ts';
import { applicationMedia, applications } from '../../tables.ts';

/** Until the transaction ends, neither do the calls end nor do their terms change. */
export async function lockCalls(tx: Transaction, callIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: castingCalls.id })
    .from(castingCalls)
    .where(inArray(castingCalls.id, [...callIds]))
    .orderBy(asc(castingCalls.id))
    .for('share');
}

export type RoleOfTalent = { roleId: string; talentProfileId: string };

/** The talents' applications to the roles, the live one of each first, then the latest; kept as they are. */
export async function lockEarlier(tx: Transaction, pairs: readonly RoleOfTalent[]) {
  if (pairs.length === 0) return [];
  const roles = sql.param(pairs.map(({ roleId }) => roleId));
  const talents = sql.param(pairs.map(({ talentProfileId }) => talentProfileId));
  const isLive = inArray(applications.status, [...LIVE_STATUSES]);
  const { roleId, talentProfileId } = applications;
  const arePairs = sql`(${roleId}, ${talentProfileId}) in (
    select * from unnest(${roles}::uuid[], ${talents}::uuid[])
  )`;
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(arePairs)
    .orderBy(asc(applications.id))
    .for('update');
  return tx
    .select({
      id: applications.id,
      roleId,
      talentProfileId,
      callId: applications.callId,
      status: applications.status,
      isLive: sql<boolean>`${isLive}`,
      sender: {
        userId: users.id,
        name: sql<string>`coalesce(${businessPortfolios.name}, ${users.firstName} || ' ' || ${users.lastName})`,
      },
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.submittedByUserId))
    .leftJoin(businessPortfolios, eq(businessPortfolios.id, applications.portfolioId))
    .where(arePairs)
    .orderBy(desc(isLive), desc(applications.createdAt), desc(applications.id));
}
export type Earlier = Awaited<ReturnType<typeof lockEarlier>>[number];

type NewApplication = typeof applications.$inferInsert;

/** The ids of those that were made: there is at most one that is live. */
export async function insertApplications(
  tx: Transaction,
  rows: readonly NewApplication[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const made = await tx
    .insert(applications)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return new Set(made.map(({ id }) => id));
}

/** What is sent now in the place of what was withdrawn. */
export async function replaceApplications(
  tx: Transaction,
  rows: readonly NewApplication[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(applications)
    .values([...rows])
    .onConflictDoUpdate({ target: applications.id, set: SENT_ANEW });
}

/** All but who applied to what, and when they first did. */
const SENT_ANEW = {
  callId: sql`excluded.call_id`,
  callVersion: sql`excluded.call_version`,
  submittedByUserId: sql`excluded.submitted_by_user_id`,
  portfolioId: sql`excluded.portfolio_id`,
  note: sql`excluded.note`,
  answers: sql`excluded.answers`,
  selfTapeMediaId: sql`excluded.self_tape_media_id`,
  status: sql`excluded.status`,
  statusSince: sql`excluded.status_since`,
  toldStatus: sql`excluded.told_status`,
  toldSince: sql`excluded.told_since`,
  toldAnswer: sql`excluded.told_answer`,
  fitMet: sql`excluded.fit_met`,
  fitAsked: sql`excluded.fit_asked`,
  updatedAt: sql`excluded.updated_at`,
} satisfies Partial<Record<keyof NewApplication, SQL>>;

export type SentMedia = { applicationId: string; mediaIds: readonly string[] };

export async function replaceMedia(tx: Transaction, sent: readonly SentMedia[]): Promise<void> {
  if (sent.length === 0) return;
  const ids = sent.map(({ applicationId }) => applicationId);
  await tx.delete(applicationMedia).where(inArray(applicationMedia.applicationId, ids));
  const rows = sent.flatMap(({ applicationId, mediaIds }) =>
    mediaIds.map((mediaId, position) => ({ applicationId, mediaId, position })),
  );
  if (rows.length > 0) await tx.insert(applicationMedia).values(rows);
}
