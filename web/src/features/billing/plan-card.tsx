import type { Billing } from '@callboard/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { billingQuery } from './billing-queries.ts';
import { whatComesNext } from './subscription-words.ts';
import { useDay } from './use-day.ts';

/** The plan among the account's settings. Admins have none. */
export function PlanCard() {
  const { role } = useCurrentUser();
  if (role === 'admin') return null;
  return role === 'agent' ? <PlanOfAgencies /> : <OwnPlan />;
}

function OwnPlan() {
  const { data, error, isPending, isFetching, refetch } = useQuery(billingQuery({}));
  const day = useDay();
  if (data !== undefined) {
    return (
      <Card
        title="Plan"
        description={inWords(data, day)}
        aside={<ToPlans words={data.plan === 'pro' ? 'Manage plan' : 'See Pro'} />}
      />
    );
  }
  return (
    <Card title="Plan">
      {isPending && <Skeleton className="h-5 w-48 max-w-full" />}
      {error !== null && (
        <ErrorState
          title="Your plan could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </Card>
  );
}

function inWords({ plan, holder, subscription }: Billing, day: (at: string) => string): string {
  if (plan === 'free') return `Free, for ${holder}`;
  return subscription === null ? 'Pro' : `Pro · ${whatComesNext(subscription, day)}`;
}

function PlanOfAgencies() {
  return (
    <Card
      title="Plan"
      description="A plan belongs to a business portfolio, its team and its roster."
      aside={<ToPlans words="See plans" />}
    />
  );
}

function ToPlans({ words }: { words: string }) {
  return (
    <Button asChild>
      <Link to="/go-pro">{words}</Link>
    </Button>
  );
}
