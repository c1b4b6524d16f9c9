import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { selectTold } from '../queries.ts';
import { auditionInvitations, auditions, auditionTakes } from '../tables.ts';

type Times = {
  now: Date;
  /** Until when one has to begin for its next reminder to be due, by how many it already had. */
  until: readonly Date[];
  limit?: number;
};
export type Due = Awaited<ReturnType<typeof lockDue>>[number];

/**
 * Those whose next reminder is due, the soonest first. They are locked, and what another server holds
 * is left to it.
 */
export async function lockDue(tx: Transaction, { now, until, limit = LIMITS.pageSizeMax }: Times) {
  const { startsAt, remindersSent, status } = auditionInvitations;
  const takes = tx
    .select({ one: sql`1` })
    .from(auditionTakes)
    .where(eq(auditionTakes.invitationId, auditionInvitations.id));
  return selectTold(tx)
    .where(
      and(
        // As its index says it.
        sql`${remindersSent} < 2`,
        or(...until.map((time, sent) => and(eq(remindersSent, sent), lte(startsAt, time)))),
        gt(startsAt, now),
        inArray(status, ['pending', 'accepted']),
        isNotNull(auditions.told),
        isNull(auditions.cancelledAt),
        or(sql`${auditions.told} ->> 'kind' <> 'self_tape'`, notExists(takes)),
      ),
    )
    .orderBy(asc(startsAt), asc(auditionInvitations.id))
    .limit(limit)
    .for('update', { of: auditionInvitations, skipLocked: true });
}

type Counted = { id: string; remindersSent: number };

export async function setRemindersSent(tx: Transaction, counted: readonly Counted[]) {
  const ids = counted.map(({ id }) => id);
  const numbers = counted.map(({ remindersSent }) => remindersSent);
  await tx.execute(sql`
    update ${auditionInvitations} set reminders_sent = given.sent
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(numbers)}::smallint[]) as given (id, sent)
    where ${auditionInvitations.id} = given.id
  `);
}
