import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';
import { keyOfPortfolio } from '../business-portfolios/api.ts';

/** Keeps what colleagues change, and who joins, up to date while it is on the screen. */
export function useFollowTeam(portfolioId: string): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: keyOfPortfolio(portfolioId) });
    const endings = [
      realtime.on('portfolio:changed', (push) => push.portfolioId === portfolioId && refresh()),
      realtime.onCatchUp(refresh),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [realtime, queries, portfolioId]);
}
