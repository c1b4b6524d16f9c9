import type { Dashboard } from '@callboard/contract/dashboard';
import type { Funnel } from '@callboard/contract/productions';
import { Link } from '@tanstack/react-router';
import { untilInWords } from '../../lib/casting/until.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';

const STAGES = ['applied', 'shortlisted', 'audition', 'callback', 'booked'] as const;

/** Each production with how many are left at each stage, from applied to booked. */
export function ProductionFunnels({ productions }: Pick<Dashboard, 'productions'>) {
  const { callback } = tradeWords(useCurrentUser().countryId);
  const words = {
    applied: 'Applied',
    shortlisted: 'Shortlist',
    audition: 'Audition',
    callback,
    booked: 'Booked',
  };
  return (
    <ul className="-my-1 divide-y divide-line">
      {productions.map(({ id, title, type, funnel, nextDeadlineAt }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] sm:items-center"
        >
          <div className="min-w-0">
            <Link
              to="/productions/$id"
              params={{ id }}
              className="line-clamp-1 wrap-anywhere font-medium text-14 underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <p className="text-13 text-muted">
              {type}
              {funnel.new > 0 && (
                <>
                  {' · '}
                  <span className="font-medium text-ink">
                    {funnel.new.toLocaleString('en')} new
                  </span>
                </>
              )}
              {nextDeadlineAt !== null && ` · call closes ${untilInWords(nextDeadlineAt)}`}
            </p>
          </div>
          <dl className="grid grid-cols-5 gap-2">
            {STAGES.map((stage) => (
              <Stage key={stage} word={words[stage]} count={funnel[stage]} of={funnel.applied} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

type StageProps = { word: string; count: Funnel['applied']; of: number };

function Stage({ word, count, of }: StageProps) {
  const share = of === 0 ? 0 : Math.max(count > 0 ? 4 : 0, (count / of) * 100);
  return (
    <div className="grid min-w-0 gap-1">
      <dt className="truncate text-12 text-muted">{word}</dt>
      <dd className="grid gap-1">
        <span className="font-medium text-13 tabular-nums">{count.toLocaleString('en')}</span>
        <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-fill">
          <span className="block h-full rounded-full bg-ink" style={{ width: `${share}%` }} />
        </span>
      </dd>
    </div>
  );
}
