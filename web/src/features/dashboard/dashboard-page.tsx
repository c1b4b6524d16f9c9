import type { Dashboard } from '@callboard/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { answeredInWords } from '../../lib/casting/answering-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { dashboardQuery } from './api.ts';
import { ApplicationsPerDay } from './applications-per-day.tsx';
import { ClosingCalls } from './closing-calls.tsx';
import { NextAuditions } from './next-auditions.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { ProductionFunnels } from './production-funnels.tsx';
import { Totals } from './totals.tsx';

type Attention = {
  /** What needs attention today, which another feature keeps. */
  attention: ReactNode;
};

type Props = Attention & {
  /** How roles were filled, which another feature keeps. */
  reports: ReactNode;
  tab: 'today' | 'reports';
  onTab: (tab: string) => void;
};

/** Where everything stands, what needs attention today, and how casting went. */
export function DashboardPage({ attention, reports, tab, onTab }: Props) {
  const { role } = useCurrentUser();
  const { data } = useQuery(dashboardQuery);
  const isClient = role === 'client';
  const isEmpty = data !== undefined && isNothingYet(data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
      <Tabs value={tab} onValueChange={onTab}>
        <TabList label="Dashboard">
          <Tab value="today">Today</Tab>
          <Tab value="reports">Reports</Tab>
        </TabList>
        <TabPanel value="today">
          <Today attention={attention} />
        </TabPanel>
        <TabPanel value="reports">{reports}</TabPanel>
      </Tabs>
    </div>
  );
}

function Today({ attention }: Attention) {
  const { data, error, isPending, isLoadingError, refetch } = useQuery(dashboardQuery);
  const isEmpty = data !== undefined && isNothingYet(data);
  return (
    <div className="grid gap-5">
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
  const who = isClient ? 'You answer' : 'Clients answer';
  return `${who} ${answeredInWords(data.answering)}`;
}

/** Nobody has applied in a month, and nothing is being cast. */
function isNothingYet({ productions, totals, applicationsPerDay }: Dashboard): boolean {
  return (
    productions.length === 0 &&
    Object.values(totals).every((total) => total === 0) &&
    applicationsPerDay.every(({ count }) => count === 0)
  );
}

function Figures({ data, attention }: Attention & { data: Dashboard }) {
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
