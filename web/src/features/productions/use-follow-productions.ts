import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';
import { PRODUCTIONS_KEY } from './production-queries.ts';

/** Many events may come at once: they are answered with one look. */
const GATHERED_MS = 1_000;

/** How many applied and where they and the calls stand, kept up to date while it is on the screen. */
export function useFollowProductions(): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: PRODUCTIONS_KEY });
      }, GATHERED_MS);
    };
    const endings = [
      realtime.on('applications:changed', refresh),
      // What a moderator decides comes with one.
      realtime.on('notification:new', refresh),
      realtime.onCatchUp(refresh),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of endings) end();
    };
  }, [realtime, queries]);
}
