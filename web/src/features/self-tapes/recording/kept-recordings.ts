import { useMemo, useSyncExternalStore } from 'react';

/**
 * Takes recorded here, until they have arrived. They lie in the browser's database: a closed tab, a
 * crash or an empty battery loses none. Where there is no such database they are kept while the page is.
 */
export type Recording = {
  id: string;
  invitationId: string;
  /** Of what is asked for: the slate or a scene. */
  partKey: string;
  file: File;
  lengthMs: number;
  /** It was said to be good, and is to be sent up. */
  isWanted: boolean;
};

const DATABASE = 'callboard-recordings';
const STORE = 'recordings';

let recordings: readonly Recording[] = [];
let opened: Promise<IDBDatabase> | undefined;
let isRead = false;
const listeners = new Set<() => void>();

function show(next: readonly Recording[]): void {
  recordings = next;
  for (const listener of listeners) listener();
}

export const keptRecordings = {
  put(recording: Recording): void {
    show([...recordings.filter(({ id }) => id !== recording.id), recording]);
    void inDatabase('readwrite', (store) => store.put(recording));
  },
  remove(id: string): void {
    show(recordings.filter((each) => each.id !== id));
    void inDatabase('readwrite', (store) => store.delete(id));
  },
};

/** Those of one invitation, also from before the page was loaded. */
export function useKeptRecordings(invitationId: string): Recording[] {
  const all = useSyncExternalStore(subscribe, () => recordings);
  return useMemo(
    () => all.filter((each) => each.invitationId === invitationId),
    [all, invitationId],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRead) void readOnce();
  return () => listeners.delete(listener);
}

async function readOnce(): Promise<void> {
  isRead = true;
  const found = await inDatabase<Recording[]>('readonly', (store) => store.getAll());
  const here = new Set(recordings.map(({ id }) => id));
  show([...(found ?? []).filter(({ id }) => !here.has(id)), ...recordings]);
}

/** Nothing where the browser has no database, or no room left in it. */
async function inDatabase<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T> | IDBRequest,
): Promise<T | undefined> {
  try {
    opened ??= open();
    const database = await opened;
    return await settled<T>(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return settled<IDBDatabase>(request);
}

function settled<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
