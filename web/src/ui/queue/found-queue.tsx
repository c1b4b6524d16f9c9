import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { LoadMore } from '../cursor-pagination.tsx';
import { ErrorState } from '../error-state.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Queue } from './queue.tsx';

type Props<T> = Omit<ComponentProps<typeof Queue<T>>, 'items' | 'more'> & {
  found: UseInfiniteQueryResult<InfiniteData<{ items: T[] }>>;
};

/** A queue that is read page by page: while it comes, where it does not, and with a way to more of it. */
export function FoundQueue<T>({ found, ...queue }: Props<T>) {
  if (found.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (found.isLoadingError) {
    return (
      <ErrorState
        title={`The ${queue.label.toLowerCase()} could not be loaded`}
        text={found.error.message}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  }
  return (
    <Queue
      {...queue}
      items={itemsOf(found)}
      more={
        <LoadMore
          hasMore={found.hasNextPage}
          isLoading={found.isFetchingNextPage}
          onLoadMore={() => void found.fetchNextPage()}
        />
      }
    />
  );
}

/** What came so far. */
export function itemsOf<T>({ data }: Props<T>['found']): T[] {
  return data?.pages.flatMap(({ items }) => items) ?? [];
}
