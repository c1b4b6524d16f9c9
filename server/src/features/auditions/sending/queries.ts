import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import {
  isCollaboration,
  standingColumns,
  titleForOutsiders,
} from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../../productions/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { auditionInvitations, auditions } from '../tables.ts';
import type { Asked } from './plan-sending.ts';

const isAmong = (ids: readonly string[]) =>
  sql`${auditionInvitations.id} = any(${sql.param([...ids])}::uuid[])`;

/** In one order, before their invitations: whoever acts for one of them does the same. */
export async function holdTalents(tx: Transaction, talentProfileIds: readonly string[]) {
  await tx
    .select({ id: talentProfiles.id })
    .from(talentProfiles)
    .where(sql`${talentProfiles.id} = any(${sql.param([...talentProfileIds])}::uuid[])`)
    .orderBy(asc(talentProfiles.id))
    .for('key share');
}

/** Until the transaction ends nobody answers them. */
export async function lockInvitations(tx: Transaction, auditionId: string): Promise<void> {
  await tx
    .select({ id: auditionInvitations.id })
    .from(auditionInvitations)
    .where(eq(auditionInvitations.auditionId, auditionId))
    .orderBy(asc(auditionInvitations.id))
    .for('update');
}

/** Asks them, or asks them again: whatever they had answered was about something else. */
export async function putInvitations(
  tx: Transaction,
  auditionId: string,
  asked: readonly Asked[],
  now: Date,
): Promise<void> {
  if (asked.length === 0) return;
  const rows = asked.map(({ appointment, invitationId, ...person }) => ({
    ...person,
    ...appointment,
    id: invitationId,
  }));
  const { version } = auditionInvitations;
  await tx.execute(sql`
    insert into ${auditionInvitations} (id, audition_id, role_id, talent_profile_id, status, slot_id,
      starts_at, ends_at, room, is_to_be_chosen, created_at, updated_at)
    select it.id, ${auditionId}::uuid, it."roleId", it."talentProfileId", 'pending', it."slotId",
      it."startsAt", it."endsAt", it.room, it."isToBeChosen",
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as it(id uuid, "roleId" uuid, "talentProfileId" uuid, "slotId" uuid, "startsAt" timestamptz,
        "endsAt" timestamptz, room text, "isToBeChosen" boolean)
    on conflict (audition_id, role_id, talent_profile_id) do update set
      status = excluded.status, responded_at = null, note = null, proposals = '[]'::jsonb,
      version = ${version} + 1, slot_id = excluded.slot_id, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, room = excluded.room,
      is_to_be_chosen = excluded.is_to_be_chosen, is_overlap_confirmed = false,
      checked_in_at = null, ticked_at = null, reminders_sent = 0, updated_at = excluded.updated_at
  `);
}

/** There is something else to read; the answers stay. */
export async function raiseVersions(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(auditionInvitations)
    .set({ version: sql`${auditionInvitations.version} + 1` })
    .where(isAmong(ids));
}

export async function cancelInvitations(
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(auditionInvitations)
    .set({
      status: 'cancelled',
      respondedAt: now,
      version: sql`${auditionInvitations.version} + 1`,
      updatedAt: now,
    })
    .where(isAmong(ids));
}

/** A self-tape that somebody may send later than the others. */
export async function setDue(tx: Transaction, id: string, dueAt: Date, now: Date): Promise<void> {
  await tx
    .update(auditionInvitations)
    .set({
      status: 'pending',
      respondedAt: null,
      note: null,
      proposals: [],
      startsAt: dueAt,
      endsAt: dueAt,
      version: sql`${auditionInvitations.version} + 1`,
      remindersSent: 0,
      updatedAt: now,
    })
    .where(eq(auditionInvitations.id, id));
}

/** An invitation, and how a person stands to its production. */
export async function findInvitationStanding(db: Queryable, invitationId: string, userId: string) {
  const [row] = await db
    .select({
      ...standingColumns,
      invitationId: auditionInvitations.id,
      auditionId: auditionInvitations.auditionId,
    })
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(auditionInvitations.id, invitationId));
  return row;
}

export async function lockInvitation(tx: Transaction, invitationId: string) {
  const [row] = await tx
    .select()
    .from(auditionInvitations)
    .where(eq(auditionInvitations.id, invitationId))
    .for('update');
  return row;
}

/** What news of roles are called: those who read them know a secret production by its code name. */
export async function listRoleNames(db: Queryable, roleIds: readonly string[]) {
  const rows = await db
    .select({
      roleId: productionRoles.id,
      role: productionRoles.title,
      production: titleForOutsiders,
      productionForTeam: productions.title,
    })
    .from(productionRoles)
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(inArray(productionRoles.id, [...roleIds]));
  return new Map(rows.map((row) => [row.roleId, row]));
}
