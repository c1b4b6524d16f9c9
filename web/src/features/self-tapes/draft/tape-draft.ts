import { useMemo, useSyncExternalStore } from 'react';
import { isJsonObject } from '../../../lib/json.ts';
import { forget, readStored, store } from '../../../lib/stored-json.ts';
import type { DraftTake } from './take-order.ts';

/**
 * What is to be sent for an invitation and was not yet: takes that have arrived, in the order that was
 * chosen, and those to leave out. Kept on this device, so that neither closing nor a reload loses it.
 */
type Kept = { takes: readonly DraftTake[]; removed: readonly string[] };

const NOTHING: Kept = { takes: [], removed: [] };
const ENTRY = 'tape-draft:';
const entryOf = (invitationId: string) => `${ENTRY}${invitationId}`;
const known = new Map<string, Kept>();
const listeners = new Set<() => void>();

function read(invitationId: string): Kept {
  const found = known.get(invitationId) ?? readKept(invitationId);
  known.set(invitationId, found);
  return found;
}

function readKept(invitationId: string): Kept {
  const stored = readStored('localStorage', entryOf(invitationId));
  const isKept =
    isJsonObject(stored) && Array.isArray(stored.takes) && Array.isArray(stored.removed);
  // Written by this module alone; the server checks every take again.
  return isKept ? (stored as Kept) : NOTHING;
}

function write(invitationId: string, next: Kept): void {
  known.set(invitationId, next);
  if (next === NOTHING) forget('localStorage', entryOf(invitationId));
  else store('localStorage', entryOf(invitationId), next);
  for (const listener of listeners) listener();
}

/** All that are to be seen: as arranged here, and whatever was sent from elsewhere meanwhile. */
export function mergeTakes(kept: Kept, sent: readonly DraftTake[]): DraftTake[] {
  const arranged = new Set(kept.takes.map(({ mediaId }) => mediaId));
  const isNew = ({ mediaId }: DraftTake) =>
    !arranged.has(mediaId) && !kept.removed.includes(mediaId);
  return [...kept.takes, ...sent.filter(isNew)];
}

export const tapeDrafts = {
  /** Last among its scene. Whoever sent a file may look at something else when it arrives. */
  add(invitationId: string, take: DraftTake) {
    const { takes, removed } = read(invitationId);
    const isOther = (mediaId: string) => mediaId !== take.mediaId;
    write(invitationId, {
      takes: [...takes.filter(({ mediaId }) => isOther(mediaId)), take],
      removed: removed.filter(isOther),
    });
  },
  arrange(invitationId: string, takes: readonly DraftTake[]) {
    write(invitationId, { takes, removed: read(invitationId).removed });
  },
  remove(invitationId: string, mediaId: string) {
    const { takes, removed } = read(invitationId);
    write(invitationId, {
      takes: takes.filter((take) => take.mediaId !== mediaId),
      removed: [...removed, mediaId],
    });
  },
  forget: (invitationId: string) => write(invitationId, NOTHING),
};

export function useTapeDraft(invitationId: string, sent: readonly DraftTake[]): DraftTake[] {
  const kept = useSyncExternalStore(subscribe, () => read(invitationId));
  return useMemo(() => mergeTakes(kept, sent), [kept, sent]);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readAnew);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAnew);
  };
}

/** Another tab arranged something: what is added here comes to that. */
function readAnew({ key }: StorageEvent): void {
  if (key?.startsWith(ENTRY) === false) return;
  known.clear();
  for (const listener of listeners) listener();
}
