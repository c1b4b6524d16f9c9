import type { QueryClient } from '@tanstack/react-query';
import type { Realtime } from '../../lib/realtime.ts';

/** Everything that is about messages, read under these keys or below them. */
const ABOUT_MESSAGES = [['/api/messaging'], ['/api/socket-conversations']];

/** Keeps conversations and unread counts up to date. Returns the function that ends it. */
export function followMessages(realtime: Realtime, queries: QueryClient): () => void {
  const refresh = () => {
    for (const queryKey of ABOUT_MESSAGES) void queries.invalidateQueries({ queryKey });
  };
  const endings = [
    realtime.on('notification:new-message', refresh),
    realtime.on('messages-read-update', refresh),
    realtime.onCatchUp(refresh),
  ];
  return () => {
    for (const end of endings) end();
  };
}
