import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';
import { keyOfPath } from '../../../lib/query-key.ts';

const ALL = '/api/admin/talent-profiles';

/** Everybody, for admins to choose one. */
export const allTalentsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOfPath(ALL), { pages: true, search }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<(typeof talentProfileEndpoints)['listAll']>(
        { method: 'GET', path: ALL },
        { query: { search: search === '' ? undefined : search, cursor } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: CACHE_TIMES.default.fresh,
    gcTime: CACHE_TIMES.default.kept,
  });
