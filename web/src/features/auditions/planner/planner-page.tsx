import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { roundWords } from '../../../lib/casting/audition-words.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { auditionQuery } from '../audition-queries.ts';
import { useFollowAuditions } from '../use-follow-auditions.ts';
import { Planner } from './planner.tsx';

PlannerPage.read = (queries: QueryClient, { id = '' }: Record<string, string>) =>
  queries.prefetchQuery(auditionQuery(id));

/** One session: who is seen when, what they answered, and what they are still to be told. */
export function PlannerPage() {
  const { id = '' } = useParams({ strict: false });
  const { data: session, error, refetch } = useQuery(auditionQuery(id));
  useFollowAuditions(session?.productionId, id);
  usePageTitle(session && `${roundWords(session.round)}, ${session.productionTitle}`);
  if (session !== undefined) return <Planner key={id} session={session} />;
  if (error === null) return <Waiting />;
  // An address that nobody could have is told like one that nobody has.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <Missing />;
  return (
    <div className="grid gap-5">
      <PageHeader title="Audition" />
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <h1 className="sr-only">Audition</h1>
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-8 w-80" />
      <div className="grid gap-6 pt-3 lg:grid-cols-[minmax(0,1fr)_300px]">
        <Skeleton className="h-[60dvh] rounded-card" />
        <Skeleton className="h-[40dvh] rounded-card" />
      </div>
    </div>
  );
}

function Missing() {
  return (
    <div className="grid gap-5">
      <PageHeader title="Audition" />
      <EmptyState
        icon={CalendarClock}
        title="There is no audition here that you can see"
        text="It may have been removed, or belong to a production that you are not part of."
        action={
          <Button asChild>
            <Link to="/productions">Your productions</Link>
          </Button>
        }
      />
    </div>
  );
}
