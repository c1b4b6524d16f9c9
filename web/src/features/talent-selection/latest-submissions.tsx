import type { OwnApplication } from '@callboard/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statusBadge } from '../../lib/casting/application-words.ts';
import { relativeDate } from '../../lib/relative-date.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSelection } from '../representation/api.ts';
import { latestSubmissionsQuery } from './api.ts';

const LINK_LOOK =
  'shrink-0 text-13 underline decoration-line-strong underline-offset-4 hover:decoration-ink';

/** What became of what was submitted, the latest change first. */
export function LatestSubmissions({ className }: { className: string }) {
  const { data, isPending, isError, refetch } = useQuery(latestSubmissionsQuery);
  const { portfolios = [] } = useSelection();
  const submissions = data?.items ?? [];
  return (
    <Card
      className={className}
      title="Latest submissions"
      description={portfolios.length > 1 ? 'Of all your portfolios.' : undefined}
      aside={
        submissions.length > 0 && (
          <Link to="/opportunities" search={{ tab: 'mine' }} className={LINK_LOOK}>
            All submissions
          </Link>
        )
      }
    >
      {isPending && <Skeleton className="h-40 rounded-control" />}
      {isError && data === undefined && (
        <p className="flex items-center gap-3 text-13 text-muted">
          They could not be loaded.
          <Button look="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data !== undefined && submissions.length === 0 && (
        <p className="text-13 text-muted">
          Nobody has been submitted yet.{' '}
          <Link to="/opportunities" className={`${LINK_LOOK} text-ink`}>
            See what is being cast
          </Link>
        </p>
      )}
      {submissions.length > 0 && (
        <ul className="-my-1 divide-y divide-line">
          {submissions.map((submission) => (
            <SubmissionRow key={submission.id} submission={submission} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SubmissionRow({ submission }: { submission: OwnApplication }) {
  const { callback } = tradeWords(useCurrentUser().countryId);
  const { id, talent, roleTitle, productionTitle, status, statusSince } = submission;
  const { word, tone } = statusBadge(status, callback);
  return (
    <li className="flex min-h-13 items-center gap-3 py-1.5">
      <Avatar size="sm" src={talent.photoUrl} profileName={talent.name} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14">
          <span className="font-medium">{talent.name}</span> for{' '}
          <Link
            to="/opportunities"
            search={{ tab: 'mine', application: id }}
            className="font-medium underline-offset-4 hover:underline"
          >
            {roleTitle}
          </Link>
        </p>
        <p className="truncate text-13 text-muted">{productionTitle}</p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-0.5 text-12 text-muted">
        <Badge tone={tone}>{word}</Badge>
        <time dateTime={statusSince}>{relativeDate(statusSince)}</time>
      </div>
    </li>
  );
}
