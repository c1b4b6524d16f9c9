import { ApiError } from '../../../lib/api-error.ts';
import type { DayAct, NewAct } from './day-acts.ts';
import { readActs, storeActs } from './stored-acts.ts';

/** Between tries while the server cannot be reached; the last one stays. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000];
/** Sent again later: who is signed in may change, and a crowd passes. */
const PASSING_STATUSES = [401, 408, 425, 429];

type Refusal = { act: DayAct; message: string };

type OutboxState = {
  /** In the order in which they were done. */
  unsent: readonly DayAct[];
  /** What the server did not take; it is not tried again. */
  refused: readonly Refusal[];
};

type Options = {
  /** Where it lies in local storage. */
  entry: string;
  send: (act: DayAct) => Promise<unknown>;
  /** Awaited before it leaves the box, so that the screen shows it throughout. */
  onSent: (act: DayAct) => Promise<unknown>;
  /** The last one has gone, or was refused. */
  onEmptied: () => void;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * What was done on the day and is still to be sent. It lies in local storage, so that neither a lost
 * connection nor a reload loses any of it, and leaves one by one, in order.
 */
export function createOutbox({ entry, send, onSent, onEmptied }: Options) {
  let state: OutboxState = { unsent: readActs(entry), refused: [] };
  let isSending = false;
  let isClosed = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: Partial<OutboxState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  /** Another tab may have put something in or sent something: what lies there counts. */
  function change(to: (unsent: readonly DayAct[]) => readonly DayAct[]) {
    const stored = readActs(entry);
    const next = to(stored.length > 0 ? stored : state.unsent);
    storeActs(entry, next);
    show({ unsent: next });
  }

  const without = (act: DayAct) => change((all) => all.filter(({ id }) => id !== act.id));

  /** Whether it is done with. */
  async function deliver(act: DayAct): Promise<boolean> {
    try {
      await send(act);
      await onSent(act);
      without(act);
      return true;
    } catch (error) {
      if (!isRefusal(error)) return false;
      show({ refused: [...state.refused, { act, message: error.message }] });
      without(act);
      return true;
    }
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    if (isSending || isClosed) return;
    isSending = true;
    let isReached = true;
    for (let act = state.unsent[0]; act !== undefined && isReached; act = state.unsent[0]) {
      isReached = await deliver(act);
      if (isClosed) return;
      if (isReached) tries = 0;
    }
    isSending = false;
    if (isReached) return onEmptied();
    timer = setTimeout(() => void sendAll(), PAUSES_MS[tries] ?? PAUSES_MS.at(-1));
    tries += 1;
  }

  /** The connection may be back. */
  function wake() {
    tries = 0;
    if (state.unsent.length > 0) void sendAll();
  }

  function hear({ key }: StorageEvent) {
    if (key === entry) show({ unsent: readActs(entry) });
  }

  window.addEventListener('online', wake);
  window.addEventListener('storage', hear);
  wake();

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(act: NewAct) {
      const { unsent } = state;
      change((all) => [...all, { ...act, id: crypto.randomUUID(), at: timeAfter(unsent.at(-1)) }]);
      void sendAll();
    },
    wake,
    dismiss: () => show({ refused: [] }),
    close() {
      isClosed = true;
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      window.removeEventListener('storage', hear);
    },
  };
}

/** Of two ticks the later one counts: two fingers within a millisecond still have an order. */
function timeAfter(last: DayAct | undefined): string {
  const now = Date.now();
  const earliest = last === undefined ? now : Date.parse(last.at) + 1;
  return new Date(Math.max(now, earliest)).toISOString();
}

function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && !PASSING_STATUSES.includes(status);
}
