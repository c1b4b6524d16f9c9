import type { Production } from '@callboard/contract/productions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { productionQuery } from './production-queries.ts';

type Props = { id: string; children: (production: Production) => ReactNode };

/** The production, or why it cannot be shown. What is there stays there. */
export function ProductionGate({ id, children }: Props) {
  const { data, error, isPending, isFetching, refetch } = useQuery(productionQuery(id));
  if (data !== undefined) return children(data);
  if (isPending) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <h1 className="sr-only">Production</h1>
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-10" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    );
  }
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isMissing) {
    return (
      <div className="grid gap-5">
        <PageHeader title="Production" />
        <EmptyState
          icon={Clapperboard}
          title="There is no production here that you can see"
          text="The link may be old, or you are not part of its team."
          action={
            <Button asChild>
              <Link to="/productions">All productions</Link>
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <PageHeader title="Production" />
      <ErrorState
        title="The production could not be loaded"
        text={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </div>
  );
}
