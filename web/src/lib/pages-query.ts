import { CACHE_TIMES, type CacheTimes } from '@callboard/contract/cache-times';
import type { Endpoint, RequestOf, ResultOf } from '@callboard/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callAt } from './api-client.ts';
import { keyOfPath } from './query-key.ts';

type PagedEndpoint = Endpoint & { method: 'GET' };
type Page = { nextCursor: string | null };

/** A list that is others' work too: whoever comes back to it asks again. */
export const ASKED_ANEW: CacheTimes = { ...CACHE_TIMES.default, fresh: 0 };

/** A list that is read page by page, by its path alone: it is there before schemas are. */
export function pagesAt<E extends PagedEndpoint>(
  path: E['path'],
  query: Record<string, unknown>,
  times: CacheTimes = CACHE_TIMES.default,
) {
  return infiniteQueryOptions({
    queryKey: [...keyOfPath(path), { pages: true, ...query }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<E>(
        { method: 'GET', path },
        { query: { ...query, cursor } } as unknown as RequestOf<E>,
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ResultOf<E>) => (page as Page).nextCursor ?? undefined,
    staleTime: times.fresh,
    gcTime: times.kept,
  });
}
