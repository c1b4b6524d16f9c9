import type { conversationEndpoints } from '@callboard/contract/conversations';
import type { QueryOf } from '@callboard/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';

type Endpoint = typeof conversationEndpoints.correspondents;
type Asked = Pick<QueryOf<Endpoint>, 'q' | 'talentProfileId'>;

export const correspondentsQuery = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ['/api/messaging', 'correspondents', { ...asked, pages: true }],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<Endpoint>(
        { method: 'GET', path: '/api/messaging/correspondents' },
        { query: { ...asked, cursor } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
