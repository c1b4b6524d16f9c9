import { NOTIFICATION_CALLS } from '@callboard/contract/notification-calls';
import { TEXTS } from '@callboard/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOfPath } from '../../lib/query-key.ts';
import type { Realtime } from '../../lib/realtime.ts';
import { toast } from '../../ui/toast-store.ts';

/** The beginning of the keys of the count and the list. */
export const NOTIFICATIONS_KEY = keyOfPath(NOTIFICATION_CALLS.list.path);

/** Keeps the bell up to date and calls out what is new. Returns the function that ends it. */
export function followNotifications(realtime: Realtime, queries: QueryClient): () => void {
  const refresh = () => void queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
  const endings = [
    realtime.on('notification:new', ({ notification }) => {
      toast({ title: TEXTS.notifications.arrived, description: notification.title });
      refresh();
    }),
    realtime.on('notification:updated', refresh),
    realtime.onCatchUp(refresh),
  ];
  return () => {
    for (const end of endings) end();
  };
}
