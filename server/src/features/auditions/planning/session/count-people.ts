import type { InvitationStatus } from '@callboard/contract/audition-choices';
import type { AuditionSummary } from '@callboard/contract/audition-session';
import { givesTimes } from '../plan/plan.ts';
import type { AuditionRow } from '../queries.ts';
import type { SeatRow, SentRow } from './queries.ts';

/** How many of a session's people stand where. Whoever is to be given a time is seated once they are. */
export function countPeople(
  audition: AuditionRow,
  seats: readonly SeatRow[],
  sent: readonly SentRow[],
): AuditionSummary['counts'] {
  const needsSlot = givesTimes(audition);
  const counted = (status: InvitationStatus) =>
    sent.filter((invitation) => invitation.status === status).length;
  return {
    seated: seats.filter(({ slotId }) => slotId !== null || !needsSlot).length,
    invited: sent.length - counted('cancelled'),
    pending: counted('pending'),
    accepted: counted('accepted'),
    declined: counted('declined'),
    rescheduleRequested: counted('reschedule_requested'),
    attended: counted('attended'),
    tapes: sent.filter(({ takes }) => takes > 0).length,
  };
}
