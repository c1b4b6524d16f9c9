import type { ErrorDetail as Detail } from '@callboard/contract/error-logs';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorFacts } from './error-facts.tsx';
import { ErrorHead } from './error-head.tsx';
import { errorQuery } from './error-queries.ts';
import { StackCard } from './stack-card.tsx';

type Props = { id: string; onDecided: () => void };

export function ErrorDetail({ id, onDecided }: Props) {
  const { data, error, isPending, refetch, isFetching } = useQuery(errorQuery(id));
  if (isPending) return <Skeleton className="h-96 rounded-card" />;
  if (data === undefined) {
    return (
      <ErrorState text={error?.message} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return <Opened error={data} onDecided={onDecided} />;
}

function Opened({ error, onDecided }: { error: Detail; onDecided: () => void }) {
  return (
    <>
      <ErrorHead error={error} onDecided={onDecided} />
      <ErrorFacts error={error} />
      <StackCard title="Stack" text={error.stack} />
      <StackCard title="Component stack" text={error.componentStack} />
    </>
  );
}
