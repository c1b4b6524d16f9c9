import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';
import { refreshAudition } from './audition-queries.ts';

/** Answers may come in a shower: they are met with one look. */
const GATHERED_MS = 400;

/** Keeps a production's sessions, or one of them, up to date while they are on the screen. */
export function useFollowAuditions(productionId: string | undefined, auditionId?: string): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(() => {
    if (productionId === undefined) return;
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (id: string) => {
      changed.add(id);
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const each of changed) refreshAudition(queries, productionId, each);
        changed.clear();
      }, GATHERED_MS);
    };
    const endings = [
      realtime.on('audition:changed', (push) => {
        if (push.productionId === productionId) follow(push.auditionId);
      }),
      realtime.onCatchUp(() => follow(auditionId ?? '')),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of endings) end();
    };
  }, [realtime, queries, productionId, auditionId]);
}
