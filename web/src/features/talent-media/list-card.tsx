import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

type Props<Item> = {
  title: string;
  description: string;
  query: UseQueryResult<{ items: Item[] }>;
  whileWaiting: ReactNode;
  whenFailed: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** A card around a list: until it is there, and if it does not come, too. */
export function ListCard<Item>(props: Props<Item>) {
  const { title, description, query, whileWaiting, whenFailed, children } = props;
  const { data, error, isLoadingError, isRefetching, refetch } = query;
  return (
    <Card title={title} description={description}>
      {data !== undefined && children(data.items)}
      {data === undefined && !isLoadingError && whileWaiting}
      {isLoadingError && (
        <ErrorState
          title={whenFailed}
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
    </Card>
  );
}
