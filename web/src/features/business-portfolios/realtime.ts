import type { QueryClient } from '@tanstack/react-query';
import type { Realtime } from '../../lib/realtime.ts';
import { keyOfPortfolio, portfoliosQuery } from './portfolio-queries.ts';

/** Keeps what the agent's teams work with up to date. Returns the function that ends it. */
export function followPortfolios(realtime: Realtime, queries: QueryClient): () => void {
  const { queryKey } = portfoliosQuery;
  const endings = [
    realtime.on('portfolio:changed', ({ portfolioId }) => {
      void queries.invalidateQueries({ queryKey, exact: true });
      void queries.invalidateQueries({ queryKey: keyOfPortfolio(portfolioId) });
    }),
    // Its key is the beginning of all others.
    realtime.onCatchUp(() => void queries.invalidateQueries({ queryKey })),
  ];
  return () => {
    for (const end of endings) end();
  };
}
