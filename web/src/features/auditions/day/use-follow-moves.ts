import type { AuditionSession } from '@callboard/contract/audition-session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../../lib/use-realtime.ts';
import { auditionQuery } from '../audition-queries.ts';

/** Where the people of the day stand on the board, when somebody else moves them. */
export function useFollowMoves(session: AuditionSession | undefined): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(() => {
    if (session === undefined) return;
    const shown = new Set(session.seats.map(({ applicationId }) => applicationId));
    const { queryKey } = auditionQuery(session.id);
    return realtime.on('applications:changed', ({ productionId, applicationIds }) => {
      if (productionId !== session.productionId) return;
      const isShown = applicationIds.length === 0 || applicationIds.some((id) => shown.has(id));
      if (isShown) void queries.invalidateQueries({ queryKey, exact: true });
    });
  }, [realtime, queries, session]);
}
