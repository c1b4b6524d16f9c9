import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { Conversation, conversationEndpoints } from '@callboard/contract/conversations';
import type { RequestOf, ResultOf } from '@callboard/contract/endpoint';
import { LIMITS } from '@callboard/contract/limits';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';

type Endpoint = typeof conversationEndpoints.list;
export type InboxFilters = Pick<
  NonNullable<RequestOf<Endpoint>['query']>,
  'q' | 'unread' | 'talentProfileId'
>;
type InboxPage = ResultOf<Endpoint>;
export type InboxPages = InfiniteData<InboxPage, string | undefined>;

/**
 * Apart from what every message makes ask anew: after hours of scrolling that would be thousands of
 * conversations. What happens is put into this list one by one.
 */
export const INBOX_KEY = ['inbox'] as const;

const inboxKey = (filters: InboxFilters) => [...INBOX_KEY, filters] as const;

export const inboxQuery = (filters: InboxFilters) =>
  infiniteQueryOptions({
    queryKey: inboxKey(filters),
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<Endpoint>(
        { method: 'GET', path: '/api/messaging/conversations' },
        { query: { ...filters, cursor, limit: LIMITS.pageSize } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: CACHE_TIMES.default.fresh,
    gcTime: CACHE_TIMES.default.kept,
  });

/** In the list's order. One that came up while older ones were fetched is there once. */
export function conversationsOf(pages: Pick<InboxPages, 'pages'> | undefined): Conversation[] {
  const all = pages?.pages.flatMap(({ items }) => items) ?? [];
  return [...new Map(all.map((each) => [each.id, each])).values()];
}
