import { isJsonObject } from '../../../lib/json.ts';
import { forget, readStored, store } from '../../../lib/stored-json.ts';

/** Who looks at shared lists in this browser. Whoever has the id changes what they said. */
export type Viewer = { id: string; name: string };

const ENTRY = 'callboard:shortlist-viewer';

export function findViewer(): Viewer | undefined {
  const kept = readStored('localStorage', ENTRY);
  if (!isJsonObject(kept) || typeof kept.id !== 'string' || typeof kept.name !== 'string') return;
  return { id: kept.id, name: kept.name };
}

export function newViewer(name: string): Viewer {
  const viewer = { id: crypto.randomUUID(), name };
  store('localStorage', ENTRY, viewer);
  return viewer;
}

export const forgetViewer = () => forget('localStorage', ENTRY);
