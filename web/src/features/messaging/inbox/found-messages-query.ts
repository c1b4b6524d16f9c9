import type { ResultOf } from '@callboard/contract/endpoint';
import { LIMITS } from '@callboard/contract/limits';
import type { messageEndpoints } from '@callboard/contract/messages';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';

type Endpoint = typeof messageEndpoints.search;
export type FoundMessage = ResultOf<Endpoint>['items'][number];

/** Fewer letters are in nearly every message. */
export const isSearchable = (q: string | undefined): q is string =>
  q !== undefined && q.length >= LIMITS.searchLengthMin;

/** Words, and of whose conversations. */
export type Sought = { q: string; talentProfileId?: string | undefined };

export const foundMessagesQuery = ({ q, talentProfileId }: Sought) =>
  infiniteQueryOptions({
    queryKey: ['/api/messaging', 'messages', { q, talentProfileId, pages: true }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<Endpoint>(
        { method: 'GET', path: '/api/messaging/messages' },
        { query: { q, talentProfileId, cursor } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
