import type { ProfileViews } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { daysInWords } from '../../lib/casting/days.ts';
import { viewsQuery } from './api.ts';
import { FigureCard } from './figure-card.tsx';

const HEIGHT = 120;

/** Clients and agents who looked, without their names. */
export function ProfileViewsCard({ profileId }: { profileId: string }) {
  return (
    <FigureCard
      title="Profile views"
      description="By clients, agents and other talents in the last four weeks. Who looks again within the hour counts once."
      query={useQuery(viewsQuery(profileId))}
    >
      {(views) => (views.total === 0 ? <None /> : <Bars {...views} />)}
    </FigureCard>
  );
}

function None() {
  return (
    <p className="text-13 text-muted">
      Nobody has looked yet. Views come with searches and with each application that is opened.
    </p>
  );
}

/** A bar a day. Those who cannot see it are told what it says. */
function Bars({ total, days }: ProfileViews) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const [first] = days;
  return (
    <figure className="grid gap-2">
      <p className="font-semibold text-28 tabular-nums">{total}</p>
      <div
        role="img"
        aria-label={`${total} views in ${days.length} days`}
        className="flex items-end gap-[3px]"
        style={{ height: HEIGHT }}
      >
        {days.map(({ day, count }) => (
          <span
            key={day}
            title={`${daysInWords(day, null)}: ${count}`}
            className={
              count === 0
                ? 'min-w-0 flex-1 rounded-t-[3px] bg-line'
                : 'min-w-0 flex-1 rounded-t-[3px] bg-ink/80 hover:bg-ink'
            }
            style={{ height: Math.max(2, (count / most) * HEIGHT) }}
          />
        ))}
      </div>
      <figcaption className="flex justify-between text-12 text-muted tabular-nums">
        <span>{first && daysInWords(first.day, null)}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  );
}
