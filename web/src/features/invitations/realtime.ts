import type { QueryClient } from '@tanstack/react-query';
import type { Realtime } from '../../lib/realtime.ts';
import { refreshDeals, refreshInvitations } from './about.ts';

/** Keeps what a talent's side is asked up to date. Returns the function that ends it. */
export function followInvitations(realtime: Realtime, queries: QueryClient): () => void {
  const endings = [
    realtime.on('invitation:updated', () => void refreshInvitations(queries)),
    realtime.on('deal:changed', () => void refreshDeals(queries)),
    realtime.onCatchUp(() => {
      void refreshInvitations(queries);
      void refreshDeals(queries);
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}
