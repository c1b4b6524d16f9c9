import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSelection } from '../../representation/api.ts';
import { gridQuery } from '../submission-queries.ts';
import { TickedGrid } from './ticked-grid.tsx';

type Props = { breakdownId: string };

/** One breakdown's roles beside an agent's talents, to tick and submit once. A page of its own. */
export function BreakdownGrid({ breakdownId }: Props) {
  const { portfolio, portfolios } = useSelection();
  if (portfolio !== null) {
    return <OfPortfolio key={portfolio.id} breakdownId={breakdownId} portfolioId={portfolio.id} />;
  }
  if (portfolios === undefined) return <Waiting />;
  return (
    <Nothing
      title="You are in no portfolio yet"
      text="Talents are submitted through a business portfolio."
    />
  );
}

function OfPortfolio({ breakdownId, portfolioId }: Props & { portfolioId: string }) {
  const { data, error, isLoadingError, refetch } = useQuery(gridQuery(breakdownId, portfolioId));
  if (isLoadingError) {
    const isGone = error instanceof ApiError && [400, 404].includes(error.status);
    if (isGone) {
      return (
        <Nothing
          title="There is no open breakdown here that you can see"
          text="Its roles may have closed, or they are for others."
        />
      );
    }
    return (
      <div className="grid gap-4">
        <Header title="Submit to a breakdown" />
        <ErrorState
          title="The breakdown could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (data === undefined) return <Waiting />;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <Header title={`Submit to ${data.productionTitle}`} />
      {data.talents.length === 0 ? (
        <EmptyState
          icon={LayoutGrid}
          title="No talent of yours to submit"
          text="Talents whom you work with appear here beside each role, with how they fit."
          action={
            <Button asChild>
              <Link to="/managed-talent">Go to your roster</Link>
            </Button>
          }
        />
      ) : (
        <TickedGrid grid={data} portfolioId={portfolioId} />
      )}
    </div>
  );
}

function Header({ title }: { title: string }) {
  return (
    <PageHeader
      breadcrumbs={
        <Link key="opportunities" to="/opportunities">
          Opportunities
        </Link>
      }
      title={title}
    />
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-4">
      <Header title="Submit to a breakdown" />
      <EmptyState
        icon={LayoutGrid}
        title={title}
        text={text}
        action={
          <Button asChild>
            <Link to="/opportunities">See open calls</Link>
          </Button>
        }
      />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <h1 className="sr-only">Submit to a breakdown</h1>
      <Skeleton className="h-12 w-72 max-w-full rounded-control" />
      <Skeleton className="h-[480px] rounded-card" />
    </div>
  );
}
