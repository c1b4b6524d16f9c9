import type { Dashboard } from '@callboard/contract/dashboard';
import { daysInWords } from '../../lib/casting/days.ts';

const HEIGHT = 120;

type Days = Dashboard['applicationsPerDay'];

/** A bar a day. Those who cannot see it are told what it says. */
export function ApplicationsPerDay({ days }: { days: Days }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const [first] = days;
  const last = days.at(-1);
  return (
    <figure className="grid gap-2">
      <div
        role="img"
        aria-label={`${total} applications in ${days.length} days, at most ${most} on one day`}
        className="flex items-end gap-[3px]"
        style={{ height: HEIGHT }}
      >
        {days.map(({ day, count }) => (
          <span
            key={day}
            title={`${daysInWords(day, null)}: ${count}`}
            className="min-w-0 flex-1 rounded-t-[3px] bg-ink/80 hover:bg-ink"
            style={{ height: Math.max(2, (count / most) * HEIGHT) }}
          />
        ))}
      </div>
      <figcaption className="flex justify-between text-12 text-muted tabular-nums">
        <span>{first && daysInWords(first.day, null)}</span>
        <span>
          {total.toLocaleString('en')} in all, at most {most} a day
        </span>
        <span>{last && daysInWords(last.day, null)}</span>
      </figcaption>
    </figure>
  );
}
