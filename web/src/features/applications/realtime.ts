import type { QueryClient } from '@tanstack/react-query';
import type { Realtime } from '../../lib/realtime.ts';

/** Everything that shows how an application stands, read under these keys or below them. */
export const ABOUT_APPLICATIONS = [
  ['/api/applications'],
  ['/api/casting-calls'],
  ['/api/breakdowns'],
];

/** Keeps how one's applications stand up to date. Returns the function that ends it. */
export function followApplications(realtime: Realtime, queries: QueryClient): () => void {
  const refresh = () => {
    for (const queryKey of ABOUT_APPLICATIONS) void queries.invalidateQueries({ queryKey });
  };
  const endings = [realtime.on('application:updated', refresh), realtime.onCatchUp(refresh)];
  return () => {
    for (const end of endings) end();
  };
}
