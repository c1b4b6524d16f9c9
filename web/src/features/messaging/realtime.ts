import type { QueryClient } from '@tanstack/react-query';
import type { Realtime } from '../../lib/realtime.ts';
import { findStoredUser, OUTBOX_ENTRIES } from '../../lib/stored-user.ts';

/** Everything that is about messages, read under these keys or below them. */
const ABOUT_MESSAGES = [['/api/messaging'], ['/api/socket-conversations']];

/** A lively conversation is no reason to ask with every line. */
const REFRESHED_EVERY_MS = 1_000;

/** Keeps conversations and unread counts up to date. Returns the function that ends it. */
export function followMessages(realtime: Realtime, queries: QueryClient): () => void {
  const refresh = atMostEvery(REFRESHED_EVERY_MS, () => {
    for (const queryKey of ABOUT_MESSAGES) void queries.invalidateQueries({ queryKey });
  });
  const endings = [
    realtime.on('notification:new-message', refresh),
    realtime.on('messages-read-update', refresh),
    realtime.on('conversation:changed', refresh),
    // For whom an agent works may be other people now.
    realtime.on('portfolio:changed', refresh),
    realtime.onCatchUp(() => {
      refresh();
      void sendWhatWasKept();
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}

/** Of an earlier page, whichever page this one is. Its code comes only where there is something. */
async function sendWhatWasKept(): Promise<void> {
  const user = findStoredUser();
  const isAnyKept = Object.keys(localStorage).some((key) => key.startsWith(OUTBOX_ENTRIES));
  if (user === null || !isAnyKept) return;
  const { outboxOf } = await import('./engine/rooms.ts');
  outboxOf(user.id).resume();
}

/** At once, and once more at the end of a time in which it was wished again. */
function atMostEvery(milliseconds: number, act: () => void): () => void {
  let isResting = false;
  let isWished = false;
  return function wish() {
    if (isResting) {
      isWished = true;
      return;
    }
    isResting = true;
    isWished = false;
    act();
    setTimeout(() => {
      isResting = false;
      if (isWished) wish();
    }, milliseconds);
  };
}
