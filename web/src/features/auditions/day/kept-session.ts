import type { AuditionSession } from '@callboard/contract/audition-session';
import type { CurrentUser } from '@callboard/contract/auth';
import { isJsonObject } from '../../../lib/json.ts';
import { forget, readStored, store } from '../../../lib/stored-json.ts';
import { SESSION_DAY_ENTRY } from '../../../lib/stored-user.ts';

type Kept = { user: CurrentUser; savedAt: number; session: AuditionSession };

/** The one list that was looked at last: where there is no connection, it is shown. */
export function keepSession(kept: Kept): void {
  store('localStorage', SESSION_DAY_ENTRY, kept);
}

export function forgetSession(auditionId: string): void {
  const stored = readStored('localStorage', SESSION_DAY_ENTRY);
  if (!isJsonObject(stored) || !isJsonObject(stored.session)) return;
  if (stored.session.id === auditionId) forget('localStorage', SESSION_DAY_ENTRY);
}

/** Only what the same person loaded before. */
export function findKeptSession(userId: string, auditionId: string): Kept | undefined {
  const stored = readStored('localStorage', SESSION_DAY_ENTRY);
  if (!isJsonObject(stored) || !isJsonObject(stored.user)) return undefined;
  if (stored.user.id !== userId) return undefined;
  if (!isJsonObject(stored.session) || stored.session.id !== auditionId) return undefined;
  // Written by this page from an answer of the server.
  return stored as Kept;
}
