import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { COUNT_CALLS } from '@callboard/contract/count-calls';
import type { messagingEndpoints } from '@callboard/contract/messaging';
import { queryAt } from '../../lib/query-client.ts';

export const unreadMessagesQuery = (userId: string) =>
  queryAt<typeof messagingEndpoints.unreadCount>(
    COUNT_CALLS.unreadMessages,
    { query: { userId } },
    CACHE_TIMES.unreadMessages,
  );
