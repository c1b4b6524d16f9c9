import type { Dashboard } from '@callboard/contract/dashboard';
import { Link } from '@tanstack/react-router';
import { dayAndTime } from '../../lib/casting/days.ts';
import { Card } from '../../ui/card.tsx';

/** Sessions to come, and how many of those invited have answered. */
export function NextAuditions({ auditions }: { auditions: Dashboard['nextAuditions'] }) {
  return (
    <Card title="Next auditions">
      {auditions.length === 0 ? (
        <p className="text-13 text-muted">No sessions are planned.</p>
      ) : (
        <ul className="-my-1 divide-y divide-line">
          {auditions.map(({ id, productionTitle, roleTitles, startsAt, ...session }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-2 text-13">
              <div className="min-w-0">
                <Link
                  to="/auditions/$id"
                  params={{ id }}
                  className="line-clamp-1 wrap-anywhere font-medium underline-offset-4 hover:underline"
                >
                  {roleTitles.length === 0 ? productionTitle : roleTitles.join(', ')}
                </Link>
                <p className="line-clamp-1 wrap-anywhere text-muted">
                  {dayAndTime(startsAt)} · {productionTitle}
                </p>
              </div>
              <p className="shrink-0 text-right text-muted tabular-nums">
                {session.accepted} of {session.invited} coming
                {session.pending > 0 && (
                  <>
                    <br />
                    {session.pending} to answer
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
