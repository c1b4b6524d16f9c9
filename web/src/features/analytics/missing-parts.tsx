import type { Completeness } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { completenessQuery } from '../talent-profiles/api.ts';
import { FigureCard } from './figure-card.tsx';

/** What casting looks for and does not find. */
export function MissingParts({ profileId }: { profileId: string }) {
  return (
    <FigureCard
      title="How complete the profile is"
      description="Casting filters by what a profile says. What it does not say is not found."
      query={useQuery(completenessQuery(profileId))}
    >
      {(completeness) => <Parts {...completeness} />}
    </FigureCard>
  );
}

function Parts({ percent, missing }: Completeness) {
  const to = useCurrentUser().role === 'agent' ? '/talent/profile' : '/profile';
  return (
    <div className="grid gap-3">
      <p className="font-semibold text-28 tabular-nums">{percent} %</p>
      <ProgressBar label="How complete the profile is" value={percent} />
      {missing.length === 0 ? (
        <p className="text-13 text-muted">Nothing is missing.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-13">
          {missing.map(({ field, label, section }) => (
            <li key={field}>
              <Link
                to={to}
                search={{ section }}
                className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
