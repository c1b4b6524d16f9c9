import type { QueryClient } from '@tanstack/react-query';
import type { Realtime } from '../../lib/realtime.ts';
import { clearVerificationCache } from '../../lib/verification-cache.ts';
import { OWN_KEY } from './keys.ts';

/**
 * Somebody decided about this person: who they are is asked anew, so that their badge appears where they
 * look. A decision may also have come before this window was connected, or while it was not. Returns
 * what ends it.
 */
export function followVerification(realtime: Realtime, refreshUser: () => unknown): () => void {
  const endings = [
    realtime.on('verification:changed', refreshUser),
    realtime.onCatchUp(refreshUser),
  ];
  return () => {
    for (const end of endings) end();
  };
}

/** What was known of who is verified is no longer true. */
export function forgetVerification(queries: QueryClient): void {
  clearVerificationCache();
  void queries.invalidateQueries({ queryKey: OWN_KEY });
}
