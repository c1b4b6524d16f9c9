import type { Availability } from '@callboard/contract/talent-profiles';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { Card } from '../../ui/card.tsx';

const MOST = 5;

/** When they are free and when not, from today on, the soonest first. */
export function AvailabilityCard({ availability }: { availability: Availability }) {
  const today = new Date().toISOString().slice(0, 10);
  const ahead = availability
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .slice(0, MOST);
  if (ahead.length === 0) return null;
  return (
    <Card title="Availability">
      <ul className="grid gap-2 text-13">
        {ahead.map(({ kind, from, to }) => {
          const isFree = kind === 'available';
          const Icon = isFree ? CalendarCheck : CalendarX;
          return (
            <li key={`${kind} ${from} ${to}`} className="flex items-start gap-2">
              <Icon
                aria-hidden="true"
                className={`mt-px size-4 ${isFree ? 'text-success' : 'text-danger'}`}
              />
              <span>
                {isFree ? 'Available' : 'Booked out'} {rangeOf(from, to)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `3 – 14 Mar 2027` */
function rangeOf(from: string, to: string): string {
  return DAY.formatRange(new Date(from), new Date(to));
}
