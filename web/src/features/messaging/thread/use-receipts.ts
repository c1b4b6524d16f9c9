import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../../lib/use-realtime.ts';
import { conversationQuery } from '../calls.ts';
import { readBy } from '../read-by.ts';

/** Shows at once how far somebody has read: the event says all there is to know. */
export function useReceipts(conversationId: string, userId: string): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(
    () =>
      realtime.on('messages-read-update', (push) => {
        if (push.conversationId !== conversationId) return;
        const { queryKey } = conversationQuery(conversationId);
        queries.setQueryData(queryKey, (known) => known && readBy(known, push, userId));
      }),
    [realtime, queries, conversationId, userId],
  );
}
