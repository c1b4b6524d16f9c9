import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { LoadMore } from '../../../ui/cursor-pagination.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sessionsQuery } from '../audition-queries.ts';
import { useFollowAuditions } from '../use-follow-auditions.ts';
import { PlanButton } from './plan-button.tsx';
import { SessionRow } from './session-row.tsx';

type Props = {
  productionId: string;
  /** Only this role's. */
  roleId?: string;
  rights: CollaboratorRights;
};

/** Sessions to come, then the latest; and the way to plan another. */
export function SessionList({ productionId, roleId, rights }: Props) {
  useFollowAuditions(productionId);
  const { data, isPending, isLoadingError, error, refetch, ...more } = useInfiniteQuery(
    sessionsQuery(productionId, roleId),
  );
  const sessions = data?.pages.flatMap(({ items }) => items) ?? [];
  const plan = rights !== 'view' && <PlanButton productionId={productionId} roleId={roleId} />;
  if (isPending) return <Skeleton className="h-24 w-full rounded-card" />;
  if (isLoadingError) {
    return (
      <ErrorState
        title="The auditions could not be loaded"
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <section aria-label="Audition sessions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-14">Sessions</h2>
        {sessions.length > 0 && plan}
      </header>
      {sessions.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState
            icon={CalendarClock}
            title="No auditions planned"
            text="Choose a day and a length, seat people by dragging them, and send it when it is right. Nobody is told before that."
            action={plan}
          />
        </div>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} roleId={roleId} />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={more.hasNextPage}
        isLoading={more.isFetchingNextPage}
        onLoadMore={() => void more.fetchNextPage()}
      />
    </section>
  );
}
