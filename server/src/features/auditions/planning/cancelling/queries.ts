import { and, asc, eq, exists, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { selectTold } from '../../queries.ts';
import { auditionInvitations, auditionRoles, auditionSeats, auditions } from '../../tables.ts';

const EXPECTED = ['pending', 'accepted', 'reschedule_requested'] as const;

/** Everyone of sessions who waits for them, from now on in vain. */
export function cancelInvitationsTo(tx: Transaction, auditionIds: readonly string[], now: Date) {
  return cancel(tx, inArray(auditionInvitations.auditionId, [...auditionIds]), now);
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

/**
 * The version goes up with it: an answer to what was called off meanwhile comes too late. Whose time
 * has passed was seen or missed it, and has nothing called off; a tape may come late.
 */
async function cancel(tx: Transaction, which: SQL | undefined, now: Date): Promise<string[]> {
  const tapes = tx
    .select({ id: auditions.id })
    .from(auditions)
    .where(and(eq(auditions.id, auditionInvitations.auditionId), eq(auditions.kind, 'self_tape')));
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
        inArray(auditionInvitations.status, EXPECTED),
        or(gt(auditionInvitations.endsAt, now), exists(tapes)),
      ),
    )
    .returning({ id: auditionInvitations.id });
  return rows.map(({ id }) => id);
}

type Of = { roleId: string } | { productionId: string };

/** Sessions to come of a role or production; until the transaction ends nobody else changes them. */
export async function lockSessionsOf(tx: Transaction, of: Of, now: Date) {
  return tx
    .select({ id: auditions.id, productionId: auditions.productionId })
    .from(auditions)
    .where(areToCome(tx, of, now))
    .orderBy(asc(auditions.id))
    .for('update');
}

/** How many sessions to come a production has, and how many people wait for one. */
export async function countToCome(db: Queryable, productionId: string, now: Date) {
  const [row] = await db
    .select({
      auditions: sql`count(distinct ${auditions.id})`.mapWith(Number),
      invited: sql`count(distinct ${auditionInvitations.talentProfileId})`.mapWith(Number),
    })
    .from(auditions)
    .leftJoin(
      auditionInvitations,
      and(
        eq(auditionInvitations.auditionId, auditions.id),
        inArray(auditionInvitations.status, EXPECTED),
        or(gt(auditionInvitations.endsAt, now), eq(auditions.kind, 'self_tape')),
      ),
    )
    .where(areToCome(db, { productionId }, now));
  return row ?? { auditions: 0, invited: 0 };
}

/** Not over yet, for somebody: whoever was given more time for a tape has it after the others. */
function areToCome(db: Queryable, of: Of, now: Date): SQL | undefined {
  const { id, productionId, cancelledAt, endsAt } = auditions;
  const ofRole = (roleId: string) =>
    db
      .select({ id: auditionRoles.roleId })
      .from(auditionRoles)
      .where(and(eq(auditionRoles.auditionId, id), eq(auditionRoles.roleId, roleId)));
  const waited = db
    .select({ id: auditionInvitations.id })
    .from(auditionInvitations)
    .where(
      and(
        eq(auditionInvitations.auditionId, id),
        inArray(auditionInvitations.status, EXPECTED),
        gt(auditionInvitations.endsAt, now),
      ),
    );
  return and(
    'roleId' in of ? exists(ofRole(of.roleId)) : eq(productionId, of.productionId),
    isNull(cancelledAt),
    or(gt(endsAt, now), exists(waited)),
  );
}

export async function callOff(
  tx: Transaction,
  auditionIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(auditions)
    .set({ cancelledAt: now, updatedAt: now })
    .where(inArray(auditions.id, [...auditionIds]));
}

/** Of these sessions, those for whose roles nobody is looked for any more. */
export async function listWithoutRoles(
  tx: Transaction,
  auditionIds: readonly string[],
): Promise<string[]> {
  const open = tx
    .select({ id: productionRoles.id })
    .from(auditionRoles)
    .innerJoin(productionRoles, eq(productionRoles.id, auditionRoles.roleId))
    .where(and(eq(auditionRoles.auditionId, auditions.id), isNull(productionRoles.cancelledAt)));
  const rows = await tx
    .select({ id: auditions.id })
    .from(auditions)
    .where(and(inArray(auditions.id, [...auditionIds]), not(exists(open))));
  return rows.map(({ id }) => id);
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
  return selectTold(db).where(
    sql`${auditionInvitations.id} = any(${sql.param([...invitationIds])}::uuid[])`,
  );
}
