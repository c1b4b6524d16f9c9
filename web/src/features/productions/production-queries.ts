import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { collaboratorEndpoints } from '@callboard/contract/collaborators';
import type { ProductionStatus } from '@callboard/contract/production-choices';
import type { productionFileEndpoints } from '@callboard/contract/production-files';
import type { productionEndpoints } from '@callboard/contract/productions';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';

/** By their paths alone: pages that only show do without schemas. */
type Endpoints = typeof productionEndpoints;

const PATH = '/api/productions';
/** The beginning of the keys of all that is read of productions. */
export const PRODUCTIONS_KEY = keyOfPath(PATH);

export type ListFilters = {
  status: ProductionStatus | undefined;
  search: string | undefined;
  isArchived: boolean;
};

export const productionsQuery = ({ status, search, isArchived }: ListFilters) =>
  infiniteQueryOptions({
    queryKey: [...PRODUCTIONS_KEY, { pages: true, status, search, isArchived }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<Endpoints['list']>(
        { method: 'GET', path: PATH },
        { query: { status, search, cursor, isArchived: isArchived ? 'true' : undefined } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: CACHE_TIMES.default.fresh,
    gcTime: CACHE_TIMES.default.kept,
  });

export const productionQuery = (id: string) =>
  queryAt<Endpoints['get']>({ method: 'GET', path: `${PATH}/{id}` }, { params: { id } });

/** Always asked anew: people apply and answer while someone makes up their mind. */
export const cancellingQuery = (id: string) => ({
  ...queryAt<Endpoints['cancelling']>(
    { method: 'GET', path: `${PATH}/{id}/cancelling` },
    { params: { id } },
  ),
  staleTime: 0,
});

export const colleaguesQuery = queryAt<typeof collaboratorEndpoints.colleagues>(
  { method: 'GET', path: '/api/client-profiles/colleagues' },
  {},
);

export const collaboratorsQuery = (id: string) =>
  queryAt<typeof collaboratorEndpoints.collaborators>(
    { method: 'GET', path: `${PATH}/{id}/collaborators` },
    { params: { id } },
  );

export const filesQuery = (id: string) =>
  queryAt<typeof productionFileEndpoints.files>(
    { method: 'GET', path: `${PATH}/{id}/files` },
    { params: { id } },
  );

export const activityQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...PRODUCTIONS_KEY, id, 'activity', { pages: true }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<Endpoints['activity']>(
        { method: 'GET', path: `${PATH}/{id}/activity` },
        { params: { id }, query: { cursor } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
