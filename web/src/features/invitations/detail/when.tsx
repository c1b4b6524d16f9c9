import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { clockIn, dayIn, slotTime, zoneName } from '../../../lib/casting/audition-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';

type Invitation = Pick<
  AuditionInvitation,
  'kind' | 'startsAt' | 'endsAt' | 'timeZone' | 'isToBeChosen'
>;

type Props = {
  invitation: Invitation;
  /** Which day it is stands above it: only the clock is said. */
  isDayNamed?: boolean;
};

/** On the reader's own clock, and where it is if clocks there show something else. */
export function When({ invitation, isDayNamed = false }: Props) {
  const { timeZone } = useCurrentUser();
  const { kind, startsAt, endsAt, isToBeChosen } = invitation;
  const isMoment = kind === 'self_tape' || isToBeChosen;
  const ends = isMoment ? null : endsAt;
  const { own, there } = slotTime(startsAt, ends, invitation.timeZone, timeZone);
  const isSameDay = dayIn(timeZone, startsAt) === dayIn(invitation.timeZone, startsAt);
  const clocks = (zone: string) =>
    ends === null ? clockIn(zone, startsAt) : `${clockIn(zone, startsAt)}–${clockIn(zone, ends)}`;
  return (
    <p className="text-14">
      <time dateTime={startsAt} className="font-medium tabular-nums">
        {beforeTime(invitation)}
        {isDayNamed ? clocks(timeZone) : own}
      </time>
      {there !== null && (
        <span className="block text-13 text-muted tabular-nums">
          {isSameDay
            ? `${clocks(invitation.timeZone)} ${zoneName(invitation.timeZone)} time`
            : there}
        </span>
      )}
      {isToBeChosen && <span className="block text-13 text-muted">You choose the time</span>}
    </p>
  );
}

function beforeTime({ kind, isToBeChosen }: Invitation): string {
  if (kind === 'self_tape') return 'Due ';
  return isToBeChosen ? 'From ' : '';
}
