import type { Transaction } from '../../../../platform/database/database.ts';
import type { AuditionRow } from '../../planning/queries.ts';
import type { auditionInvitations } from '../../tables.ts';
import type { Answer } from './decide-answer.ts';
import { deleteSeat, listFreeSlotIds, putSeatBack } from './queries.ts';

type Invitation = typeof auditionInvitations.$inferSelect;

/**
 * Who declines leaves the plan: their place is free. Who had declined and answers otherwise is in it
 * again, in their old place if nobody else has it.
 */
export async function changeSeat(
  tx: Transaction,
  audition: AuditionRow,
  before: Invitation,
  { given, now }: { given: Answer; now: Date },
): Promise<void> {
  const { auditionId, roleId, talentProfileId, slotId } = before;
  const seat = { auditionId, roleId, talentProfileId };
  if (given.answer === 'decline') return deleteSeat(tx, seat);
  if (before.status !== 'declined') return;
  const isGiven = slotId !== null && !audition.isOpenBooking;
  const isFree = isGiven && (await listFreeSlotIds(tx, auditionId, { except: before })).has(slotId);
  await putSeatBack(tx, { ...seat, slotId: isFree ? slotId : null }, now);
}
