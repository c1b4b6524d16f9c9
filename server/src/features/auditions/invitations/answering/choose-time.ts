import { AppError } from '../../../../platform/app-error.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { auditionInvitations, ToldFacts, ToldSlot } from '../../tables.ts';
import { timeIn } from '../../time-words.ts';
import { listFreeSlots } from './list-free-slots.ts';
import { listFreeSlotIds } from './queries.ts';

type Invitation = typeof auditionInvitations.$inferSelect;

/** How many of the times that are left a refusal names. */
const NAMED = 3;

/** When someone comes who accepts: at the time that they chose, or were given and nobody else has. */
export async function chooseTime(
  tx: Transaction,
  invitation: Invitation,
  { told, slotId, now }: { told: ToldFacts; slotId: string | null; now: Date },
) {
  if (told.isOpenBooking && slotId !== null) {
    const free = await listFreeSlots(tx, invitation, told, now);
    const chosen = free.find(({ id }) => id === slotId);
    if (chosen === undefined) throw takenWith(free, told.timeZone);
    const { room, startsAt, endsAt } = chosen;
    return { slotId, room, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  }
  if (invitation.isToBeChosen) {
    const fields = { slotId: 'Please choose one of the free times' };
    throw new AppError('INVALID_INPUT', { fields });
  }
  if (invitation.status === 'declined') await requirePlace(tx, invitation, told, now);
  const { startsAt, endsAt, room } = invitation;
  return { slotId: invitation.slotId, room, startsAt, endsAt };
}

/** Whoever had declined has no place any more: it may be somebody else's. */
async function requirePlace(tx: Transaction, invitation: Invitation, told: ToldFacts, now: Date) {
  const { auditionId, slotId, ...except } = invitation;
  if (slotId === null || (await listFreeSlotIds(tx, auditionId, { except })).has(slotId)) return;
  if (told.isOpenBooking) {
    throw takenWith(await listFreeSlots(tx, invitation, told, now), told.timeZone);
  }
  const message = 'That time was given to somebody else. Please ask for another one.';
  throw new AppError('SLOT_TAKEN', { message });
}

function takenWith(free: readonly ToldSlot[], timeZone: string): AppError {
  const times = new Set(free.map(({ startsAt }) => timeIn(timeZone, new Date(startsAt))));
  const next = [...times].slice(0, NAMED).join('; ');
  const message =
    next === ''
      ? 'That time has just been taken, and there are no others left. Please ask for another one.'
      : `That time has just been taken. Still free: ${next}.`;
  return new AppError('SLOT_TAKEN', { message });
}
