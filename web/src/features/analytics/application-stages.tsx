import type { ApplicationStatus } from '@callboard/contract/application-moves';
import type { OwnApplication } from '@callboard/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statusBadge } from '../../lib/casting/application-words.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { stagesQuery } from './api.ts';
import { FigureCard } from './figure-card.tsx';

/** From having been sent to an answer. */
const STAGES: readonly ApplicationStatus[] = [
  'submitted',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'booked',
  'not_selected',
  'withdrawn',
  'offer_declined',
  'released',
  'role_cancelled',
];

export function ApplicationStages({ profileId }: { profileId: string }) {
  const query = useQuery(stagesQuery(profileId));
  return (
    <FigureCard
      title="Applications by stage"
      description={
        query.data?.nextCursor
          ? `Where the latest ${query.data.items.length} stand today.`
          : 'Where each stands today.'
      }
      query={query}
    >
      {({ items }) => (items.length === 0 ? <None /> : <Stages applications={items} />)}
    </FigureCard>
  );
}

function None() {
  return (
    <p className="text-13 text-muted">
      No applications yet.{' '}
      <Link to="/opportunities" className="text-ink underline underline-offset-4">
        See what is being cast
      </Link>
    </p>
  );
}

function Stages({ applications }: { applications: readonly OwnApplication[] }) {
  const { callback } = tradeWords(useCurrentUser().countryId);
  const stages = STAGES.map((status) => ({
    status,
    count: applications.filter((application) => application.status === status).length,
  })).filter(({ count }) => count > 0);
  const most = Math.max(...stages.map(({ count }) => count));
  return (
    <dl className="grid gap-2">
      {stages.map(({ status, count }) => (
        <div
          key={status}
          className="grid grid-cols-[112px_minmax(0,1fr)_32px] items-center gap-3 text-13"
        >
          <dt className="truncate">{statusBadge(status, callback).word}</dt>
          <span aria-hidden="true" className="h-2.5 rounded-full bg-fill">
            <span
              className="block h-full rounded-full bg-ink/80"
              style={{ width: `${(count / most) * 100}%` }}
            />
          </span>
          <dd className="text-right tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
