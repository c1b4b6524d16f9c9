import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSelection } from '../representation/api.ts';
import { portfoliosQuery } from './portfolio-queries.ts';

/**
 * The agent's selected portfolio. A link that names another of theirs, as notifications do, selects
 * that one; from then on the sidebar decides again.
 */
export function usePortfolioId() {
  const { portfolio, portfolios, selectPortfolio } = useSelection();
  const list = useQuery(portfoliosQuery);
  const { portfolioId } = useSearch({ strict: false });
  const named = portfolios?.find(({ id }) => id === portfolioId);
  const namedId = named?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address, not whenever the list is read anew
  useEffect(() => {
    if (named !== undefined) selectPortfolio(named);
  }, [namedId, selectPortfolio]);
  return { id: portfolio?.id, portfolio, list };
}
