import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { portfolioQuery, usePortfolioId } from '../../business-portfolios/api.ts';
import { NoPortfolioYet } from './no-portfolio-yet.tsx';
import { Loading, PlanOf } from './plan-of.tsx';

/** An agency's plan belongs to its portfolio: the selected one. */
export function PlanOfPortfolio() {
  const { id, list } = usePortfolioId();
  if (id !== undefined) return <Plan key={id} portfolioId={id} />;
  if (list.isPending) return <Loading />;
  if (!list.isError) return <NoPortfolioYet />;
  return (
    <>
      <PageHeader title="Go Pro" />
      <div className="rounded-card border border-line bg-raised lg:py-8">
        <ErrorState
          title="Your portfolios could not be loaded"
          text={list.error.message}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      </div>
    </>
  );
}

/** Who owns it is only for those who cannot buy; until it is known they read the rest. */
function Plan({ portfolioId }: { portfolioId: string }) {
  const { data } = useQuery(portfolioQuery(portfolioId));
  const owner = data && `${data.owner.firstName} ${data.owner.lastName}`;
  return <PlanOf whose={{ portfolioId }} whomToAsk={owner} />;
}
