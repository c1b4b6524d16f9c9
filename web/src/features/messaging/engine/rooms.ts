import { findStoredUser, whenForgotten } from '../../../lib/stored-user.ts';
import { Outbox } from './outbox.ts';
import { sendMessage, threadCallsOf } from './thread-calls.ts';
import { ThreadStore } from './thread-store.ts';

/** Conversations that are shown again at once; older ones are asked for anew. */
const KEPT_THREADS = 12;

type Rooms = { userId: string; outbox: Outbox; threads: Map<string, ThreadStore> };

/** The page's one set, of whoever is signed in, above every screen: going elsewhere stops no message. */
let rooms: Rooms | undefined;
whenForgotten(closeRooms);

export function outboxOf(userId: string): Outbox {
  return roomsOf(userId).outbox;
}

export function threadOf(userId: string, conversationId: string): ThreadStore {
  const { outbox, threads } = roomsOf(userId);
  const known = threads.get(conversationId);
  const thread =
    known ??
    new ThreadStore({ conversationId, userId, calls: threadCallsOf(conversationId), outbox });
  // The latest last: the first is the one to go.
  threads.delete(conversationId);
  threads.set(conversationId, thread);
  for (const [id, oldest] of threads) {
    if (threads.size <= KEPT_THREADS) break;
    threads.delete(id);
    oldest.close();
  }
  return thread;
}

/** What one person wrote and was shown is never left for the next. */
function closeRooms(): void {
  window.removeEventListener('online', resume);
  rooms?.outbox.close();
  for (const thread of rooms?.threads.values() ?? []) thread.close();
  rooms = undefined;
}

function roomsOf(userId: string): Rooms {
  if (rooms?.userId === userId) return rooms;
  closeRooms();
  const currentUserId = () => findStoredUser()?.id;
  const outbox = new Outbox({ userId, send: sendMessage, currentUserId });
  rooms = { userId, outbox, threads: new Map() };
  window.addEventListener('online', resume);
  outbox.resume();
  return rooms;
}

function resume(): void {
  rooms?.outbox.resume();
}
