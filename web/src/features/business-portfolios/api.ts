import type { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { COUNT_CALLS } from '@callboard/contract/count-calls';
import type { ResultOf } from '@callboard/contract/endpoint';
import { queryAt } from '../../lib/query-client.ts';

type List = typeof businessPortfolioEndpoints.list;
export type Portfolio = ResultOf<List>['owned'][number];

export const portfoliosQuery = queryAt<List>(COUNT_CALLS.portfolios, {});

export const portfolioRoleQuery = (id: string) =>
  queryAt<typeof businessPortfolioEndpoints.userRole>(
    COUNT_CALLS.portfolioRole,
    { params: { id } },
    CACHE_TIMES.agentRole,
  );

export const portfolioCountersQuery = (id: string) =>
  queryAt<typeof businessPortfolioEndpoints.counters>(
    COUNT_CALLS.portfolioCounters,
    { params: { id } },
    CACHE_TIMES.otherCounters,
  );
