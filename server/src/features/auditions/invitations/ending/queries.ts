import { and, asc, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { auditionInvitations, auditionSeats, auditions } from '../../tables.ts';

const EXPECTED = ['pending', 'accepted', 'reschedule_requested'] as const;

export type People = {
  roleId: string;
  auditionIds: readonly string[];
  talentProfileIds: readonly string[];
};

/** Until the transaction ends, it is neither cancelled nor changed. */
export async function holdRole(tx: Transaction, roleId: string): Promise<void> {
  await tx
    .select({ id: productionRoles.id })
    .from(productionRoles)
    .where(eq(productionRoles.id, roleId))
    .for('share');
}

/** Until the transaction ends nobody plans, sends or answers in what is to come of a role. */
export async function lockSessionsToCome(tx: Transaction, roleId: string, now: Date) {
  const production = tx
    .select({ id: productionRoles.productionId })
    .from(productionRoles)
    .where(eq(productionRoles.id, roleId));
  const seats = tx
    .select({ one: sql`1` })
    .from(auditionSeats)
    .where(and(eq(auditionSeats.auditionId, auditions.id), eq(auditionSeats.roleId, roleId)));
  const invitations = tx
    .select({ one: sql`1` })
    .from(auditionInvitations)
    .where(
      and(
        eq(auditionInvitations.auditionId, auditions.id),
        eq(auditionInvitations.roleId, roleId),
        inArray(auditionInvitations.status, EXPECTED),
        // Whoever was given more time for a tape has it after the session ended for the others.
        or(gt(auditionInvitations.endsAt, now), gt(auditions.endsAt, now)),
      ),
    );
  return tx
    .select({ id: auditions.id, productionId: auditions.productionId })
    .from(auditions)
    .where(
      and(
        inArray(auditions.productionId, production),
        isNull(auditions.cancelledAt),
        or(and(gt(auditions.endsAt, now), exists(seats)), exists(invitations)),
      ),
    )
    .orderBy(asc(auditions.id))
    .for('update', { of: auditions });
}

/** In which sessions somebody had one. */
export async function deleteSeatsToCome(
  tx: Transaction,
  people: People,
  now: Date,
): Promise<string[]> {
  const { auditionId, roleId, talentProfileId } = auditionSeats;
  const theirs = tx
    .select({ one: sql`1` })
    .from(auditionInvitations)
    .where(
      and(
        eq(auditionInvitations.auditionId, auditionId),
        eq(auditionInvitations.roleId, roleId),
        eq(auditionInvitations.talentProfileId, talentProfileId),
        gt(auditionInvitations.endsAt, now),
      ),
    );
  const rows = await tx
    .delete(auditionSeats)
    .where(
      and(
        isOf(auditionSeats, people),
        or(exists(sessionToCome(tx, auditionSeats, now)), exists(theirs)),
      ),
    )
    .returning({ auditionId });
  return rows.map((row) => row.auditionId);
}

type Ending = Partial<typeof auditionInvitations.$inferInsert>;

export async function endInvitationsToCome(
  tx: Transaction,
  people: People,
  ending: Ending,
  now: Date,
) {
  const { id, auditionId, talentProfileId, status, endsAt, version } = auditionInvitations;
  return tx
    .update(auditionInvitations)
    .set({
      ...ending,
      proposals: [],
      respondedAt: now,
      version: sql`${version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        isOf(auditionInvitations, people),
        inArray(status, EXPECTED),
        or(gt(endsAt, now), exists(sessionToCome(tx, auditionInvitations, now))),
      ),
    )
    .returning({ id, auditionId, talentProfileId });
}

type OfPerson = typeof auditionSeats | typeof auditionInvitations;

function isOf(table: OfPerson, { roleId, auditionIds, talentProfileIds }: People) {
  return and(
    eq(table.roleId, roleId),
    inArray(table.auditionId, [...auditionIds]),
    sql`${table.talentProfileId} = any(${sql.param([...talentProfileIds])}::uuid[])`,
  );
}

function sessionToCome(tx: Transaction, { auditionId }: OfPerson, now: Date) {
  return tx
    .select({ one: sql`1` })
    .from(auditions)
    .where(and(eq(auditions.id, auditionId), gt(auditions.endsAt, now)));
}
