import type { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { COUNT_CALLS } from '@callboard/contract/count-calls';
import type { ResultOf } from '@callboard/contract/endpoint';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';

/** By their paths alone: the shell does without schemas. */
type Endpoints = typeof businessPortfolioEndpoints;
export type Portfolio = ResultOf<Endpoints['list']>['owned'][number];

/** The beginning of the keys of all that is read of one portfolio: data, team, roster. */
export const keyOfPortfolio = (id: string) => keyOfPath(`${COUNT_CALLS.portfolios.path}/${id}`);

export const portfoliosQuery = queryAt<Endpoints['list']>(COUNT_CALLS.portfolios, {});

export const portfolioRoleQuery = (id: string) =>
  queryAt<Endpoints['userRole']>(
    COUNT_CALLS.portfolioRole,
    { params: { id } },
    CACHE_TIMES.agentRole,
  );

export const portfolioCountersQuery = (id: string) =>
  queryAt<Endpoints['counters']>(
    COUNT_CALLS.portfolioCounters,
    { params: { id } },
    CACHE_TIMES.otherCounters,
  );
