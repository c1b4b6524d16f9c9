import { CACHE_TIMES, type CacheTimes } from '@callboard/contract/cache-times';
import { type Endpoint, fillPath, type RequestOf } from '@callboard/contract/endpoint';
import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { callAt, type RequestParts, request } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { keyOfPath, pathOfKey } from './query-key.ts';
import { dependsOnVerification, onVerificationCacheCleared } from './verification-cache.ts';

type Options = {
  /** The server has refused a call because nobody is signed in any more. */
  onSignedOut?: () => void;
};

/** The page's one cache; it listens for changed verifications as long as the page lives. */
export function createQueryClient({ onSignedOut = () => {} }: Options = {}): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') onSignedOut();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => request(pathOfKey(queryKey), { signal }),
        staleTime: CACHE_TIMES.default.fresh,
        gcTime: CACHE_TIMES.default.kept,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // Offline, a read says so at once instead of waiting in silence, and catches up afterwards.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  onVerificationCacheCleared(() => {
    client.invalidateQueries({ predicate: ({ queryKey }) => dependsOnVerification(queryKey) });
  });
  return client;
}

type ReadEndpoint = Endpoint & { method: 'GET' };

/** How a screen reads a call of the contract, under the key that a default read of it would have. */
export function endpointQuery<E extends ReadEndpoint>(
  endpoint: E,
  sent: RequestOf<E>,
  times: CacheTimes = CACHE_TIMES.default,
) {
  return queryAt<E>(endpoint, sent, times);
}

/** The same where only method and path are at hand, for what is drawn before schemas have come. */
export function queryAt<E extends ReadEndpoint>(
  line: Pick<E, 'method' | 'path'>,
  sent: RequestOf<E>,
  times: CacheTimes = CACHE_TIMES.default,
) {
  const { params, query } = sent as RequestParts;
  return queryOptions({
    queryKey: keyOfPath(fillPath(line.path, params), query),
    queryFn: ({ signal }) => callAt<E>(line, sent, { signal }),
    staleTime: times.fresh,
    gcTime: times.kept,
  });
}
