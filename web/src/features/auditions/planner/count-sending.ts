import type { AuditionSession, Seat } from '@callboard/contract/audition-session';
import { isLive } from './seating.ts';

export type Sending = {
  invited: number;
  askedAgain: number;
  told: number;
  cancelled: number;
  /** In the plan, but there is nothing to tell them yet. */
  waiting: number;
  conflicts: number;
};

/** Who would be told what if it were sent now. */
export function countSending(session: AuditionSession): Sending {
  const { seats, unsentChanges } = session;
  const changed = seats.filter(({ change }) => change !== null);
  // One change more than people have: something that all of them are to read.
  const hasNewsForAll = unsentChanges > changed.length;
  const slots = new Map(session.slots.map((slot) => [slot.id, slot]));
  const now = new Date().toISOString();
  const isOver = ({ slotId }: Seat) => (slots.get(slotId ?? '')?.endsAt ?? now) < now;
  const quiet = seats.filter((seat) => seat.change === null && isLive(seat) && !isOver(seat));
  const toBeSeen = changed.filter(({ change }) => change !== 'removed');
  return {
    invited: changed.filter(({ change }) => change === 'new').length,
    askedAgain: toBeSeen.filter(({ change }) => change !== 'new').length,
    told: hasNewsForAll ? quiet.length : 0,
    cancelled: changed.length - toBeSeen.length,
    waiting: seats.filter(
      ({ slotId, change, invitation }) => slotId === null && change === null && invitation === null,
    ).length,
    conflicts: toBeSeen.filter(({ hasConflict }) => hasConflict).length,
  };
}
