import { ANSWERABLE_STATUSES, type InvitationStatus } from '@callboard/contract/audition-choices';

type Standing = { status: InvitationStatus; endsAt: Date; cancelledAt: Date | null };

/** Answered, and answered otherwise, until it is over. */
export function isAnswerable({ status, endsAt, cancelledAt }: Standing, now: Date): boolean {
  const isOpen = ANSWERABLE_STATUSES.some((answerable) => answerable === status);
  return isOpen && cancelledAt === null && endsAt > now;
}
