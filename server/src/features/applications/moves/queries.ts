import type { Answer, ApplicationStatus, TeamReason } from '@callboard/contract/application-moves';
import { LIVE_STATUSES, UNDECIDED_STATUSES } from '@callboard/contract/application-moves';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { applicationStatusChanges, applications } from '../tables.ts';

export type Locked = Awaited<ReturnType<typeof lockApplications>>[number];

const isOf = (ids: readonly string[]): SQL =>
  sql`${applications.id} = any(${sql.param(ids)}::uuid[])`;

/** These of a role; until the transaction ends, nobody else moves them. In one order, for all. */
export function lockApplications(tx: Transaction, roleId: string, ids: readonly string[]) {
  return lock(tx, and(eq(applications.roleId, roleId), isOf(ids)));
}

/** Whether nobody of a role moves any more. Until the transaction ends, it is not cancelled. */
export async function isRoleCancelled(tx: Transaction, roleId: string): Promise<boolean> {
  const [role] = await tx
    .select({ cancelledAt: productionRoles.cancelledAt })
    .from(productionRoles)
    .where(eq(productionRoles.id, roleId))
    .for('share');
  return role !== undefined && role.cancelledAt !== null;
}

/** Everyone of a role who is still to be decided. */
export function lockUndecided(tx: Transaction, roleId: string) {
  return lock(
    tx,
    and(eq(applications.roleId, roleId), inArray(applications.status, [...UNDECIDED_STATUSES])),
  );
}

/** Those who wait in a role's tray: these, or all. */
export function lockTray(tx: Transaction, roleId: string, ids: readonly string[] | null) {
  return lock(
    tx,
    and(
      eq(applications.roleId, roleId),
      isNotNull(applications.unsentAnswer),
      ids === null ? undefined : isOf(ids),
    ),
  );
}

/** Everyone of a role who has not come to an end. */
export function lockLive(tx: Transaction, roleId: string) {
  return lock(
    tx,
    and(eq(applications.roleId, roleId), inArray(applications.status, [...LIVE_STATUSES])),
  );
}

/** The applications with which these people were invited, where they stand at one of these. */
export async function lockInvited(
  tx: Transaction,
  people: readonly { talentProfileId: string; roleId: string }[],
  statuses: readonly ApplicationStatus[],
) {
  const isInvited = sql`(${applications.roleId}, ${applications.talentProfileId}) in (
    select it."roleId", it."talentProfileId"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as it("roleId" uuid, "talentProfileId" uuid))`;
  return lock(tx, and(isInvited, inArray(applications.status, [...statuses])));
}

/**
 * Everyone whom these acts moved. What became of them since is asked for afterwards: until they are
 * locked, someone may move them on.
 */
export async function lockMoved(tx: Transaction, moveIds: readonly string[]): Promise<void> {
  const moved = tx
    .select({ id: applicationStatusChanges.applicationId })
    .from(applicationStatusChanges)
    .where(inArray(applicationStatusChanges.moveId, [...moveIds]));
  await lock(tx, inArray(applications.id, moved));
}

async function lock(tx: Transaction, which: SQL | undefined) {
  return tx
    .select({
      id: applications.id,
      roleId: applications.roleId,
      talentProfileId: applications.talentProfileId,
      status: applications.status,
      unsentAnswer: applications.unsentAnswer,
      teamReason: applications.teamReason,
    })
    .from(applications)
    .where(which)
    .orderBy(asc(applications.id))
    .for('update');
}

/** Which of these talents have a live application to the role: they applied again. */
export async function listLiveTalents(
  tx: Transaction,
  roleId: string,
  talentProfileIds: readonly string[],
): Promise<string[]> {
  if (talentProfileIds.length === 0) return [];
  const rows = await tx
    .select({ talentProfileId: applications.talentProfileId })
    .from(applications)
    .where(
      and(
        eq(applications.roleId, roleId),
        inArray(applications.status, [...LIVE_STATUSES]),
        sql`${applications.talentProfileId} = any(${sql.param(talentProfileIds)}::uuid[])`,
      ),
    );
  return rows.map(({ talentProfileId }) => talentProfileId);
}

/** Where they stand for the team; whoever waited in the tray no longer does. */
export async function setStatus(
  tx: Transaction,
  ids: readonly string[],
  status: ApplicationStatus,
  now: Date,
): Promise<void> {
  await tx
    .update(applications)
    .set({
      status,
      // Taken out of the tray to where they stood all along, they have not moved.
      statusSince: sql`case when ${applications.status} = ${status} then ${applications.statusSince} else ${now.toISOString()}::timestamptz end`,
      unsentAnswer: null,
      teamReason: null,
      updatedAt: now,
    })
    .where(isOf(ids));
}

/** Where they stand for both sides from now on, and that their move there is no secret any more. */
export async function setMovedAndTold(
  tx: Transaction,
  ids: readonly string[],
  status: ApplicationStatus,
  now: Date,
): Promise<void> {
  await setStatus(tx, ids, status, now);
  const { toStatus, toldAt, undoneAt, applicationId } = applicationStatusChanges;
  await tx
    .update(applicationStatusChanges)
    .set({ toldAt: now })
    .where(
      and(
        sql`${applicationId} = any(${sql.param([...ids])}::uuid[])`,
        eq(toStatus, status),
        isNull(toldAt),
        isNull(undoneAt),
      ),
    );
  await tx
    .update(applications)
    .set({ toldStatus: status, toldSince: now, toldAnswer: null })
    .where(and(isOf(ids), sql`${applications.toldStatus} <> ${status}`));
}

/** Whether it was submitted until now; both sides know at once that it was opened. */
export async function setViewed(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(applications)
    .set({
      status: 'viewed',
      statusSince: now,
      toldStatus: 'viewed',
      toldSince: now,
      updatedAt: now,
    })
    .where(and(eq(applications.id, id), eq(applications.status, 'submitted')));
  return rowCount === 1;
}

type InTray = { answer: Answer; teamReason: TeamReason | null };

export async function putIntoTray(
  tx: Transaction,
  ids: readonly string[],
  { answer, teamReason }: InTray,
  now: Date,
): Promise<void> {
  await tx
    .update(applications)
    .set({ unsentAnswer: answer, teamReason, updatedAt: now })
    .where(isOf(ids));
}

type Ending = { to: ApplicationStatus; toldAnswer: Answer | null | 'own'; otherwise?: Answer };

/**
 * Ends them for both sides at once. With `own`, each is told what was chosen for it in the tray, and
 * those who are not there what is said otherwise; the team keeps its reasons.
 */
export async function endApplications(
  tx: Transaction,
  ids: readonly string[],
  { to, toldAnswer, otherwise }: Ending,
  now: Date,
): Promise<void> {
  const isOwn = toldAnswer === 'own';
  await tx
    .update(applications)
    .set({
      status: to,
      statusSince: now,
      toldStatus: to,
      toldSince: now,
      toldAnswer: isOwn
        ? sql`coalesce(${applications.unsentAnswer}, ${otherwise ?? null}::text)`
        : toldAnswer,
      unsentAnswer: null,
      ...(!isOwn && { teamReason: null }),
      updatedAt: now,
    })
    .where(isOf(ids));
}

type Change = {
  id: string;
  applicationId: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  answer?: Answer | null;
  teamReason?: TeamReason | null;
};

/** What the rows of one act have in common. */
type Act = {
  /** Nobody: the system did it. */
  actorUserId: string | null;
  reason?: string | null;
  moveId?: string | null;
  toldAt: Date | null;
  now: Date;
};

/** However many, in one statement with one parameter for all rows. */
export async function insertChanges(
  tx: Transaction,
  { actorUserId, reason = null, moveId = null, toldAt, now }: Act,
  changes: readonly Change[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${applicationStatusChanges}
      (id, application_id, from_status, to_status, answer, team_reason,
       actor_user_id, reason, move_id, told_at, created_at)
    select it.id, it."applicationId", it."from", it."to", it.answer, it."teamReason",
      ${actorUserId}::uuid, ${reason}::text, ${moveId}::uuid,
      ${toldAt?.toISOString() ?? null}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as it(id uuid, "applicationId" uuid, "from" text, "to" text, answer text, "teamReason" text)
  `);
}
