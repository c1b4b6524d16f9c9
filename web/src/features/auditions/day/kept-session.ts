import type { AuditionSession } from '@callboard/contract/audition-session';
import { isJsonObject } from '../../../lib/json.ts';
import { readStored, store } from '../../../lib/stored-json.ts';
import { SESSION_DAY_ENTRY } from '../../../lib/stored-user.ts';

type Kept = { userId: string; savedAt: number; session: AuditionSession };

/** The one list that was looked at last: where there is no connection, it is shown. */
export function keepSession(kept: Kept): void {
  store('localStorage', SESSION_DAY_ENTRY, kept);
}

/** Only what the same person loaded before. */
export function findKeptSession(userId: string, auditionId: string): Kept | undefined {
  const stored = readStored('localStorage', SESSION_DAY_ENTRY);
  if (!isJsonObject(stored) || stored.userId !== userId) return undefined;
  if (!isJsonObject(stored.session) || stored.session.id !== auditionId) return undefined;
  // Written by this page from an answer of the server.
  return stored as Kept;
}
