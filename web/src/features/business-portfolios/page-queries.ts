import type { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { QueryOf } from '@callboard/contract/endpoint';
import { LIMITS } from '@callboard/contract/limits';
import type { rosterEndpoints } from '@callboard/contract/roster';
import type { teamEndpoints } from '@callboard/contract/team';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';

/** By their paths alone: pages that only show do without schemas. */
type Endpoints = typeof businessPortfolioEndpoints;

const ONE = '/api/business-portfolios/{id}';
const ALL = '/api/admin/business-portfolios';

export const portfolioQuery = (id: string) =>
  queryAt<Endpoints['get']>({ method: 'GET', path: ONE }, { params: { id } });

/** What would go with it; asked for only when someone is about to delete it. */
export const contentsQuery = (id: string) => ({
  ...queryAt<Endpoints['contents']>({ method: 'GET', path: `${ONE}/contents` }, { params: { id } }),
  staleTime: 0,
});

/** Everybody's, for admins to choose one. */
export const allPortfoliosQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keyOfPath(ALL), { pages: true, search }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<Endpoints['listAll']>(
        { method: 'GET', path: ALL },
        { query: { search, cursor } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: CACHE_TIMES.default.fresh,
    gcTime: CACHE_TIMES.default.kept,
  });

/** A team is no larger than one page. */
export const teamQuery = (id: string) =>
  queryAt<typeof teamEndpoints.members>(
    { method: 'GET', path: `${ONE}/team-members` },
    { params: { id }, query: { limit: LIMITS.teamMembers } },
  );

export const teamInvitationsQuery = (id: string) =>
  queryAt<typeof teamEndpoints.invitations>(
    { method: 'GET', path: `${ONE}/team-invitations` },
    { params: { id }, query: { limit: LIMITS.pageSizeMax } },
  );

type RosterPart = Pick<QueryOf<typeof rosterEndpoints.list>, 'assignedTo' | 'standing'>;

/** How many talents there are of a kind: the list says so with its first. */
export const rosterCountQuery = (id: string, part: RosterPart = {}) =>
  queryAt<typeof rosterEndpoints.list>(
    { method: 'GET', path: `${ONE}/roster` },
    { params: { id }, query: { ...part, limit: 1 } },
  );
