import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../../lib/use-realtime.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { followInbox, shortenInbox } from './follow-inbox.ts';
import { INBOX_KEY } from './inbox-query.ts';

/** From one conversation's address to another the list is drawn anew, and nothing is missed. */
const MISSES_NOTHING_MS = 100;

let leftAt: number | undefined;

/** Keeps the list up to date while it is on screen, and asks anew after it was not. */
export function useFollowInbox(): void {
  const queries = useQueryClient();
  const realtime = useRealtime();
  const { id: userId } = useCurrentUser();
  useEffect(() => {
    if (leftAt !== undefined && Date.now() - leftAt > MISSES_NOTHING_MS) {
      shortenInbox(queries);
      void queries.invalidateQueries({ queryKey: INBOX_KEY });
    }
    const end = followInbox(realtime, queries, userId);
    return () => {
      leftAt = Date.now();
      end();
    };
  }, [realtime, queries, userId]);
}
