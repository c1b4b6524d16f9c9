import type { Dashboard } from '@callboard/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dashboardQuery } from './api.ts';
import { ApplicationsPerDay } from './applications-per-day.tsx';
import { ClosingCalls } from './closing-calls.tsx';
import { NextAuditions } from './next-auditions.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { ProductionFunnels } from './production-funnels.tsx';
import { Totals } from './totals.tsx';

type Props = {
  /** What needs attention today, which another feature keeps. */
  attention: ReactNode;
};

/** Where everything stands, and what needs attention today. */
export function DashboardPage({ attention }: Props) {
  const { role } = useCurrentUser();
  const { data, error, isPending, isLoadingError, refetch } = useQuery(dashboardQuery);
  const isClient = role === 'client';
  const isEmpty = data !== undefined && isNothingYet(data);
  return (
    <div className="grid gap-5">
      <PageHeader
        title="Dashboard"
        facts={[!isClient && 'The whole platform, to look at', answeringWords(data, isClient)]
          .filter(Boolean)
          .join(' · ')}
        {...(isClient &&
          !isEmpty && {
            actions: (
              <Button asChild look="primary">
                <Link to="/productions/create">New production</Link>
              </Button>
            ),
          })}
      />
      {isPending && <Skeleton className="h-[560px] rounded-card" />}
      {isLoadingError && (
        <ErrorState
          title="The dashboard could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && <NothingYet />}
      {data !== undefined && !isEmpty && <Figures data={data} attention={attention} />}
    </div>
  );
}

function answeringWords(data: Dashboard | undefined, isClient: boolean): string | undefined {
  if (data?.answering == null) return undefined;
  const { percent, days } = data.answering;
  const who = isClient ? 'You answer' : 'Clients answer';
  return `${who} ${percent} % of applicants within ${days <= 1 ? 'a day' : `${days} days`}`;
}

/** Nobody has applied in a month, and nothing is being cast. */
function isNothingYet({ productions, totals, applicationsPerDay }: Dashboard): boolean {
  return (
    productions.length === 0 &&
    Object.values(totals).every((total) => total === 0) &&
    applicationsPerDay.every(({ count }) => count === 0)
  );
}

function Figures({ data, attention }: Props & { data: Dashboard }) {
  return (
    <>
      <Totals totals={data.totals} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_400px]">
        {/* In one column, what needs attention comes before the figures of the month. */}
        <div className="grid min-w-0 gap-5 max-xl:contents">
          <Card title="In progress" aside={<AllProductions />}>
            {data.productions.length === 0 ? (
              <p className="text-13 text-muted">Nothing is being cast right now.</p>
            ) : (
              <ProductionFunnels productions={data.productions} />
            )}
          </Card>
          <Card
            title="Applications per day"
            description="The last thirty days"
            className="max-xl:order-last"
          >
            <ApplicationsPerDay days={data.applicationsPerDay} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-5 max-xl:contents">
          {attention}
          <ClosingCalls calls={data.closingCalls} />
          <NextAuditions auditions={data.nextAuditions} />
        </div>
      </div>
    </>
  );
}

function AllProductions() {
  return (
    <Link
      to="/productions"
      className="text-13 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      All productions
    </Link>
  );
}
