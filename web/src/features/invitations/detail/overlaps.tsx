import type { InvitationDetail } from '@callboard/contract/audition-invitations';
import { CalendarClock } from 'lucide-react';
import { slotTime } from '../../../lib/casting/audition-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';

/** What else there is at that time. Nobody but the talent's side reads it. */
export function Overlaps({ overlaps }: Pick<InvitationDetail, 'overlaps'>) {
  const { timeZone } = useCurrentUser();
  if (overlaps.length === 0) return null;
  return (
    <div className="flex gap-2.5 rounded-control bg-warn-soft px-3 py-2.5 text-13">
      <CalendarClock aria-hidden="true" className="mt-px size-4 shrink-0 text-warn" />
      <div className="grid min-w-0 gap-1">
        <p className="font-medium text-warn">Something else is on then</p>
        <ul className="grid gap-0.5">
          {overlaps.map(({ title, startsAt, endsAt }) => (
            <li key={`${title}${startsAt}`} className="wrap-anywhere">
              {title}{' '}
              <span className="text-muted">
                {slotTime(startsAt, endsAt, timeZone, timeZone).own}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
