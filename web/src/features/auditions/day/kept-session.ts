import type { AuditionSession } from '@callboard/contract/auditions';
import { isJsonObject } from '../../../lib/json.ts';
import { readStored, store } from '../../../lib/stored-json.ts';

/** The one list that was looked at last: where there is no connection, it is shown. */
const ENTRY = 'session-day-list';

type Kept = { userId: string; savedAt: number; session: AuditionSession };

export function keepSession(kept: Kept): void {
  store('localStorage', ENTRY, kept);
}

/** Only what the same person loaded before. */
export function findKeptSession(userId: string, auditionId: string): Kept | undefined {
  const stored = readStored('localStorage', ENTRY);
  if (!isJsonObject(stored) || stored.userId !== userId) return undefined;
  if (!isJsonObject(stored.session) || stored.session.id !== auditionId) return undefined;
  // Written by this page from an answer of the server.
  return stored as Kept;
}
