import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';
import { ORDERING, refreshShortlists } from './shortlist-queries.ts';

/** A visitor rates one face after the other: it is met with one look now and then. */
const GATHERED_MS = 500;

/** Keeps a production's lists, and what others think of them, up to date while they are on screen. */
export function useFollowShortlists(productionId: string): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        // What was just moved is not put back: when that is saved, there is news of it.
        if (queries.isMutating({ mutationKey: ORDERING }) > 0) return;
        refreshShortlists(queries, productionId);
      }, GATHERED_MS);
    };
    const endings = [
      realtime.on('shortlist:changed', (push) => push.productionId === productionId && refresh()),
      realtime.onCatchUp(refresh),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of endings) end();
    };
  }, [realtime, queries, productionId]);
}
