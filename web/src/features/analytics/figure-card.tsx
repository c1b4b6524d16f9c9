import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props<Data> = {
  title: string;
  description?: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

/** A card that reads one thing. */
export function FigureCard<Data>({ title, description, query, children }: Props<Data>) {
  const { data, error, isLoadingError, isFetching, refetch } = query;
  return (
    <Card title={title} description={description}>
      {data !== undefined && children(data)}
      {data === undefined && !isLoadingError && <Skeleton className="h-44 rounded-control" />}
      {data === undefined && isLoadingError && (
        <ErrorState text={error?.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Card>
  );
}
