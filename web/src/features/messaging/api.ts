import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { conversationEndpoints } from '@callboard/contract/conversations';
import { COUNT_CALLS } from '@callboard/contract/count-calls';
import { queryAt } from '../../lib/query-client.ts';

export const unreadMessagesQuery = (userId: string) =>
  queryAt<typeof conversationEndpoints.unreadCount>(
    COUNT_CALLS.unreadMessages,
    { query: { userId } },
    CACHE_TIMES.unreadMessages,
  );
