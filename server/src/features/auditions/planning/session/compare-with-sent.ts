import type { SeatChange } from '@callboard/contract/audition-choices';
import { findChanges } from '../../sending/find-changes.ts';
import { keyOf } from '../plan/plan.ts';
import type { AuditionRow } from '../queries.ts';
import type { SeatRow, SentRow } from './queries.ts';

type Loaded = {
  audition: AuditionRow;
  sidesFileIds: readonly string[];
  seats: readonly SeatRow[];
  sent: readonly SentRow[];
};
export type Compared = { changes: ReadonlyMap<string, SeatChange>; unsentChanges: number };

/** What is not sent yet. Of a session that was called off nothing is. */
export function compareWithSent(
  { audition, sidesFileIds, seats, sent }: Loaded,
  now: Date,
): Compared {
  if (audition.cancelledAt !== null) return { changes: new Map(), unsentChanges: 0 };
  const { told, ...plan } = audition;
  const { changes, hasQuietChange } = findChanges({
    seats: audition.isOpenBooking ? withChosenSlots(seats, sent) : seats,
    invitations: sent,
    plan: { ...plan, sidesFileIds: [...sidesFileIds] },
    told,
    now,
  });
  return { changes, unsentChanges: changes.size + (hasQuietChange ? 1 : 0) };
}

/** Whoever booked a slot is to come when that slot now is. */
export function withChosenSlots(seats: readonly SeatRow[], sent: readonly SentRow[]): SeatRow[] {
  const booked = sent.filter(({ isToBeChosen }) => !isToBeChosen);
  const chosen = new Map(booked.map((one) => [keyOf(one), one]));
  return seats.map((seat) => {
    const one = chosen.get(keyOf(seat));
    return one ? { ...seat, slotId: one.slotId, slot: one.slot } : seat;
  });
}
