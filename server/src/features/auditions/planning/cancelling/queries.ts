import { and, asc, eq, exists, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import { titleForOutsiders } from '../../../productions/conditions.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productions } from '../../../productions/tables.ts';
import { talentName } from '../../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import { auditionInvitations, auditionRoles, auditionSeats, auditions } from '../../tables.ts';

/** Everyone of a session who waits for it, from now on in vain. */
export function cancelInvitationsTo(tx: Transaction, auditionId: string, now: Date) {
  return cancel(tx, eq(auditionInvitations.auditionId, auditionId), now);
}

/** Everyone whom sessions to come were to see for a role. */
export function cancelInvitationsFor(
  tx: Transaction,
  { roleId, auditionIds }: { roleId: string; auditionIds: readonly string[] },
  now: Date,
) {
  const isOfRole = and(
    eq(auditionInvitations.roleId, roleId),
    inArray(auditionInvitations.auditionId, [...auditionIds]),
  );
  return cancel(tx, isOfRole, now);
}

/** The version goes up with it: an answer to what was called off meanwhile comes too late. */
async function cancel(tx: Transaction, which: SQL | undefined, now: Date): Promise<string[]> {
  const rows = await tx
    .update(auditionInvitations)
    .set({
      status: 'cancelled',
      respondedAt: now,
      version: sql`${auditionInvitations.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        which,
        inArray(auditionInvitations.status, ['pending', 'accepted', 'reschedule_requested']),
      ),
    )
    .returning({ id: auditionInvitations.id });
  return rows.map(({ id }) => id);
}

/** Sessions to come of a role; until the transaction ends nobody else changes them. */
export async function lockSessionsOf(tx: Transaction, roleId: string, now: Date) {
  const ofRole = tx
    .select({ id: auditionRoles.roleId })
    .from(auditionRoles)
    .where(and(eq(auditionRoles.auditionId, auditions.id), eq(auditionRoles.roleId, roleId)));
  return tx
    .select({ id: auditions.id, productionId: auditions.productionId })
    .from(auditions)
    .where(and(exists(ofRole), isNull(auditions.cancelledAt), gt(auditions.endsAt, now)))
    .orderBy(asc(auditions.id))
    .for('update');
}

export async function deleteSeatsFor(
  tx: Transaction,
  { roleId, auditionIds }: { roleId: string; auditionIds: readonly string[] },
): Promise<void> {
  await tx
    .delete(auditionSeats)
    .where(
      and(eq(auditionSeats.roleId, roleId), inArray(auditionSeats.auditionId, [...auditionIds])),
    );
}

/** What those who are told of it know: what was sent to them. */
export async function listCalledOff(db: Queryable, invitationIds: readonly string[]) {
  return db
    .select({
      id: auditionInvitations.id,
      talentProfileId: auditionInvitations.talentProfileId,
      startsAt: auditionInvitations.startsAt,
      room: auditionInvitations.room,
      isToBeChosen: auditionInvitations.isToBeChosen,
      told: auditions.told,
      role: productionRoles.title,
      production: titleForOutsiders,
      talentUserId: talentProfiles.userId,
      talent: talentName,
    })
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .innerJoin(productionRoles, eq(productionRoles.id, auditionInvitations.roleId))
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, auditionInvitations.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(sql`${auditionInvitations.id} = any(${sql.param([...invitationIds])}::uuid[])`);
}
