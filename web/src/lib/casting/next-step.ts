import type { OwnApplication } from '@callboard/contract/applications';

type Status = OwnApplication['status'];

type Viewer = { timeZone: string; callback: string; now: Date };

/** What is next, in one sentence. */
export function nextStep(application: OwnApplication, viewer: Viewer): string {
  const { status, nextAudition } = application;
  switch (status) {
    case 'offered':
      return 'Answer the offer.';
    case 'booked':
      return 'The role is yours.';
    case 'not_selected':
      return 'The team went another way.';
    case 'withdrawn':
      return 'Taken back on your side.';
    case 'released':
      return 'The booking was released.';
    case 'offer_declined':
      return 'Declined on your side.';
    case 'role_cancelled':
      return 'The role is no longer being cast.';
    default:
      return nextAudition === null
        ? whileWaiting(application, viewer)
        : aboutAudition(nextAudition, status, viewer);
  }
}

function aboutAudition(
  { at, isAnswered }: NonNullable<OwnApplication['nextAudition']>,
  status: Status,
  { timeZone, callback }: Viewer,
): string {
  const kind = status === 'callback' ? callback : 'Audition';
  const when = at === null ? undefined : dayAndTime(at, timeZone);
  if (!isAnswered) {
    return when === undefined ? 'Answer the invitation.' : `Answer the invitation for ${when}.`;
  }
  return when === undefined ? `${kind} to come, no time set yet.` : `${kind} on ${when}.`;
}

function whileWaiting({ callDeadline }: OwnApplication, { timeZone, now }: Viewer): string {
  if (callDeadline === null) return 'Waiting for the casting team.';
  if (new Date(callDeadline) <= now) return 'The call has closed; the team is deciding.';
  return `Waiting for the casting team; the call closes ${dayOnly(callDeadline, timeZone)}.`;
}

function dayAndTime(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
}

function dayOnly(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone });
  // Day and month stay on one line.
  return format.format(new Date(instant)).replace(' ', '\u00a0');
}
