import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';
import { refreshDeals } from './deal-queries.ts';

/** Answers show as they come. */
export function useFollowDeals(roleId: string): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => refreshDeals(queries, roleId);
    const endings = [
      realtime.on('deal:changed', (push) => push.roleId === roleId && refresh()),
      realtime.onCatchUp(refresh),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [realtime, queries, roleId]);
}
