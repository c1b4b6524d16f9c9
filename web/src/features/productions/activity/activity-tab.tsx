import type { Activity } from '@callboard/contract/productions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { relativeDate } from '../../../lib/relative-date.ts';
import { LoadMore } from '../../../ui/cursor-pagination.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { TabProps } from '../detail/tab-props.ts';
import { activityQuery } from '../production-queries.ts';
import { activityInWords } from './activity-words.ts';

/** What happened, newest first. */
export function ActivityTab({ production }: TabProps) {
  const activity = useInfiniteQuery(activityQuery(production.id));
  const items = activity.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="max-w-[760px]">
      <div className="rounded-card border border-line bg-raised">
        {activity.isPending && <Skeleton className="h-60" />}
        {activity.isLoadingError && (
          <ErrorState text={activity.error.message} onRetry={() => void activity.refetch()} />
        )}
        {activity.isSuccess && items.length === 0 && (
          <EmptyState
            icon={History}
            title="Nothing has happened yet"
            text="Who changed what, and when, is written down here."
          />
        )}
        <ol aria-label="Activity" className="divide-y divide-line">
          {items.map((happening) => (
            <Happening key={happening.id} happening={happening} />
          ))}
        </ol>
      </div>
      <LoadMore
        hasMore={activity.hasNextPage}
        isLoading={activity.isFetchingNextPage}
        onLoadMore={() => void activity.fetchNextPage()}
      />
    </div>
  );
}

function Happening({ happening }: { happening: Activity }) {
  const { actorName, roleId, roleTitle, createdAt } = happening;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
      <p className="wrap-anywhere min-w-0 flex-1 basis-64">
        <span className="font-medium">{actorName ?? 'Callboard'}</span> {activityInWords(happening)}
        {roleId !== null && roleTitle !== null && (
          <>
            {' · '}
            <Link
              to="/production-roles/$id"
              params={{ id: roleId }}
              className="text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              {roleTitle}
            </Link>
          </>
        )}
      </p>
      <time
        dateTime={createdAt}
        title={new Date(createdAt).toLocaleString('en-GB')}
        className="whitespace-nowrap text-13 text-muted"
      >
        {relativeDate(createdAt)}
      </time>
    </li>
  );
}
