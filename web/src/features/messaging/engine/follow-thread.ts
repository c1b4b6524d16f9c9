import type { Realtime } from '../../../lib/realtime.ts';
import type { Outbox } from './outbox.ts';
import type { ThreadStore } from './thread-store.ts';

type Followed = { thread: ThreadStore; outbox: Outbox; open: () => void };

/** Keeps a thread up to date while it is on screen. Returns the function that ends it. */
export function followThread(realtime: Realtime, { thread, outbox, open }: Followed): () => void {
  const hear = ({ conversationId, revision }: { conversationId: string; revision: number }) => {
    if (conversationId === thread.conversationId) thread.hear(revision);
  };
  const catchUp = () => {
    outbox.resume();
    if (thread.revision === undefined) open();
    else void thread.catchUp();
  };
  const endings = [
    realtime.on('notification:new-message', hear),
    realtime.on('conversation:changed', hear),
    realtime.onCatchUp(catchUp),
  ];
  window.addEventListener('online', catchUp);
  return () => {
    for (const end of endings) end();
    window.removeEventListener('online', catchUp);
  };
}
