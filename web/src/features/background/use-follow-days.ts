import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';
import { refreshDays } from './background-queries.ts';

/** Hundreds answer at once: what comes together is asked for together. */
const GATHERED_MS = 500;

/** Who confirms shows as it happens. */
export function useFollowDays(roleId: string): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      refreshDays(queries, roleId);
    };
    const endings = [
      realtime.on('deal:changed', (push) => {
        if (push.roleId === roleId) timer ??= setTimeout(refresh, GATHERED_MS);
      }),
      realtime.onCatchUp(refresh),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of endings) end();
    };
  }, [realtime, queries, roleId]);
}
