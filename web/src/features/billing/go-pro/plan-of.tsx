import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { billingQuery, type Whose } from '../billing-queries.ts';
import { OnPro } from '../standing/on-pro.tsx';
import { OnFree } from './on-free.tsx';
import { useFollowPlan } from './use-follow-plan.ts';

type Props = {
  whose: Whose;
  /** For those who may not buy: who may, by name. */
  whomToAsk?: string | undefined;
};

export function PlanOf({ whose, whomToAsk }: Props) {
  const { data, error, refetch, isFetching, isPending } = useQuery(billingQuery(whose));
  useFollowPlan(data?.plan);
  if (isPending) return <Loading />;
  if (data === undefined) {
    return (
      <>
        <PageHeader title="Go Pro" />
        <div className="rounded-card border border-line bg-raised lg:py-8">
          <ErrorState
            title="Your plan could not be loaded"
            text={error?.message}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      </>
    );
  }
  const Standing = data.plan === 'pro' ? OnPro : OnFree;
  return <Standing billing={data} whose={whose} whomToAsk={whomToAsk} />;
}

export function Loading() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <h1 className="sr-only">Go Pro</h1>
      <Skeleton className="h-7 w-48" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
