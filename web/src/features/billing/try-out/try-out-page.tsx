import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tryOutOrderQuery } from '../billing-queries.ts';
import { Order } from './order.tsx';

/** Stands where a provider's page would, and says so. */
export function TryOutPage() {
  const { id = '' } = useParams({ strict: false });
  return (
    <div className="mx-auto grid w-full max-w-[520px] grid-cols-[minmax(0,1fr)] gap-4 lg:pt-6">
      <PageHeader title="Rehearsal of a payment" />
      <div className="rounded-card border border-line bg-raised">
        <Content id={id} />
      </div>
    </div>
  );
}

function Content({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(tryOutOrderQuery(id));
  if (isPending) {
    return (
      <div aria-busy="true" className="grid gap-4 p-5">
        <Skeleton className="h-10" />
        <Skeleton className="h-24" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    );
  }
  if (data === undefined) {
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (isMissing)
      return <Nothing title="There is no such order" text="Begin again from the plans." />;
    return (
      <ErrorState
        title="The order could not be loaded"
        text={error?.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data.isPaid) {
    return (
      <Nothing
        title="This is paid already"
        text="There is nothing left to pay here, and no money moved."
        portfolioId={data.portfolioId}
      />
    );
  }
  return <Order order={data} />;
}

type NothingProps = { title: string; text: string; portfolioId?: string | null };

function Nothing({ title, text, portfolioId = null }: NothingProps) {
  return (
    <EmptyState
      icon={ReceiptText}
      title={title}
      text={text}
      action={
        <Button asChild>
          <Link to="/go-pro" search={portfolioId === null ? {} : { portfolioId }}>
            Go to the plans
          </Link>
        </Button>
      }
    />
  );
}
