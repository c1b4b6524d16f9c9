import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { QueryOf, ResultOf } from '@callboard/contract/endpoint';
import { LIMITS } from '@callboard/contract/limits';
import type { rosterEndpoints } from '@callboard/contract/roster';
import type { teamEndpoints } from '@callboard/contract/team';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPortfolio } from '../business-portfolios/api.ts';

/** By their paths alone: the list shows before any schema has come. */
type Endpoints = typeof rosterEndpoints;
export type RosterPage = ResultOf<Endpoints['list']>;
export type NotesPage = ResultOf<Endpoints['notes']>;

export const PORTFOLIO_PATH = '/api/business-portfolios/{id}';
export const TALENT_PATH = `${PORTFOLIO_PATH}/roster/{talentProfileId}` as const;

export const rosterKey = (id: string): QueryKey => [...keyOfPortfolio(id), 'roster'];

export type RosterFilters = Pick<
  QueryOf<Endpoints['list']>,
  'search' | 'assignedTo' | 'standing' | 'sort'
>;

export const rosterQuery = (id: string, filters: RosterFilters) =>
  infiniteQueryOptions({
    queryKey: [...rosterKey(id), { pages: true, ...filters }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<Endpoints['list']>(
        { method: 'GET', path: `${PORTFOLIO_PATH}/roster` },
        { params: { id }, query: { ...filters, cursor } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: CACHE_TIMES.default.fresh,
    gcTime: CACHE_TIMES.default.kept,
  });

export const rosterTalentQuery = (id: string, talentProfileId: string) =>
  queryAt<Endpoints['get']>(
    { method: 'GET', path: TALENT_PATH },
    { params: { id, talentProfileId } },
  );

export const notesQuery = (id: string, talentProfileId: string) =>
  infiniteQueryOptions({
    queryKey: [...rosterKey(id), talentProfileId, 'notes', { pages: true }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<Endpoints['notes']>(
        { method: 'GET', path: `${TALENT_PATH}/notes` },
        { params: { id, talentProfileId }, query: { cursor } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

export const candidatesQuery = (id: string, query: string) =>
  queryAt<Endpoints['candidates']>(
    { method: 'GET', path: `${PORTFOLIO_PATH}/talent-candidates` },
    { params: { id }, query: { query } },
  );

/** A team is no larger than one page. */
export const teamQuery = (id: string) =>
  queryAt<typeof teamEndpoints.members>(
    { method: 'GET', path: `${PORTFOLIO_PATH}/team-members` },
    { params: { id }, query: { limit: LIMITS.teamMembers } },
  );
