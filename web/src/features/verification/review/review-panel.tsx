import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { Evidence } from './evidence.tsx';
import { Outcome } from './outcome.tsx';
import { PersonFacts } from './person-facts.tsx';
import { reviewQuery } from './review-queries.ts';
import { Statement } from './statement.tsx';

type Props = {
  requestId: string;
  /** By this admin or by somebody who came first. */
  onDecided: () => void;
};

/** One request with all that a decision needs. */
export function ReviewPanel({ requestId, onDecided }: Props) {
  const found = useQuery(reviewQuery(requestId));
  if (found.isPending) return <Skeleton className="h-[32rem] rounded-card" />;
  if (found.isLoadingError) {
    return (
      <ErrorState
        title="This request could not be opened"
        text={found.error.message}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  }
  const request = found.data;
  return (
    <article className="grid min-w-0 gap-4 rounded-card border border-line bg-raised p-4">
      <PersonFacts request={request} />
      <Statement request={request} />
      <Evidence request={request} />
      {request.status === 'pending' ? (
        <DecisionBar request={request} onDecided={onDecided} />
      ) : (
        <Outcome request={request} />
      )}
    </article>
  );
}
