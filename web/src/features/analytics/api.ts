import { type AnalyticsPeriod, analyticsEndpoints } from '@callboard/contract/analytics';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { fillPath } from '@callboard/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';

const { ofTalent, ofTalentCsv, ofPortfolio, ofPortfolioCsv } = analyticsEndpoints;

export const talentAnalyticsQuery = (id: string, days: AnalyticsPeriod) =>
  endpointQuery(ofTalent, { params: { id }, query: { days: String(days) } });

export const talentCsv = (id: string, days: AnalyticsPeriod) =>
  fillPath(ofTalentCsv.path, { id }, { days });

/** Each page has some of the talents; the figures of the whole roster are on all of them. */
export const portfolioAnalyticsQuery = (id: string, days: AnalyticsPeriod) =>
  infiniteQueryOptions({
    queryKey: [...keyOfPath(fillPath(ofPortfolio.path, { id })), { pages: true, days }],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(ofPortfolio, { params: { id }, query: { days: String(days), cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: CACHE_TIMES.default.fresh,
    gcTime: CACHE_TIMES.default.kept,
  });

export const portfolioCsv = (id: string, days: AnalyticsPeriod) =>
  fillPath(ofPortfolioCsv.path, { id }, { days });
