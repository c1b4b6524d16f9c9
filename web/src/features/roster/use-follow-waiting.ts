import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';
import { rosterKey } from './roster-queries.ts';

/** Many events may come at once: they are answered with one look. */
const GATHERED_MS = 500;

/**
 * What waits for a talent changes with where their applications stand. What the team changes is
 * followed for every page.
 */
export function useFollowWaiting(portfolioId: string): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = realtime.on('application:updated', () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: rosterKey(portfolioId) });
      }, GATHERED_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [realtime, queries, portfolioId]);
}
