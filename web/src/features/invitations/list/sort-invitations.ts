import type { InvitationStatus } from '@callboard/contract/audition-choices';
import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { isPending } from '@callboard/contract/pending-invitation';
import { dayIn } from '../../../lib/casting/audition-words.ts';

type Day = { name: string; invitations: AuditionInvitation[] };

type Sorted = {
  /** The soonest first. */
  waiting: AuditionInvitation[];
  coming: Day[];
  /** The latest first. */
  past: AuditionInvitation[];
};

const DAY_MS = 24 * 60 * 60 * 1_000;
/** So long a tape that was promised and did not come is still asked for. */
const LATE_DAYS = 7;
/** Whoever asked for more time and got no answer may send it late. */
const OWED: readonly InvitationStatus[] = ['accepted', 'reschedule_requested'];

/** What waits for an answer, what is to come by day of the reader, and what is over. */
export function sortInvitations(
  invitations: readonly AuditionInvitation[],
  { timeZone, now }: { timeZone: string; now: Date },
): Sorted {
  const soonestFirst = [...invitations].sort((one, other) => startOf(one) - startOf(other));
  const open = soonestFirst.filter((invitation) => !isOver(invitation, now));
  const days = new Map<string, AuditionInvitation[]>();
  for (const invitation of open.filter((each) => !isPending(each))) {
    const name = dayName(invitation.startsAt, timeZone, now);
    days.set(name, [...(days.get(name) ?? []), invitation]);
  }
  return {
    waiting: open.filter(isPending),
    coming: [...days].map(([name, ofDay]) => ({ name, invitations: ofDay })),
    past: soonestFirst.filter((invitation) => isOver(invitation, now)).reverse(),
  };
}

const startOf = ({ startsAt }: AuditionInvitation) => Date.parse(startsAt);

function isOver({ kind, status, takes, endsAt }: AuditionInvitation, now: Date): boolean {
  if (status === 'attended' || status === 'no_show') return true;
  const isTapeOwed = kind === 'self_tape' && OWED.includes(status) && takes === 0;
  return Date.parse(endsAt) + (isTapeOwed ? LATE_DAYS * DAY_MS : 0) <= now.getTime();
}

function dayName(instant: string, timeZone: string, now: Date): string {
  const name = dayIn(timeZone, instant, now);
  if (name === dayIn(timeZone, now.toISOString(), now)) return 'Today';
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString();
  return name === dayIn(timeZone, tomorrow, now) ? 'Tomorrow' : name;
}
