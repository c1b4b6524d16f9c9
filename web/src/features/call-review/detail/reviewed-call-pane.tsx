import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { reviewedCallQuery } from '../review-queries.ts';
import { CallDetail } from './call-detail.tsx';

type Props = { id: string; onDecided: () => void };

/** The chosen call, once it has come. */
export function ReviewedCallPane({ id, onDecided }: Props) {
  const { data, error, isPending, isFetching, refetch } = useQuery(reviewedCallQuery(id));
  if (isPending) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState
        title="The call could not be loaded"
        text={error?.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return <CallDetail call={data} onDecided={onDecided} />;
}
