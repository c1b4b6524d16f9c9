import type { Conversation } from '@callboard/contract/conversations';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useRealtime } from '../../../lib/use-realtime.ts';
import { followThread } from '../engine/follow-thread.ts';
import { outboxOf, threadOf } from '../engine/rooms.ts';
import { PAGE } from '../engine/thread-calls.ts';

/**
 * The conversation's thread, opened where its reader goes on: at a hit, the first unread, the end. For
 * another place the component is another.
 */
export function useThread(conversation: Conversation, userId: string, at: number | undefined) {
  const realtime = useRealtime();
  const thread = useMemo(() => threadOf(userId, conversation.id), [userId, conversation.id]);
  const outbox = useMemo(() => outboxOf(userId), [userId]);
  const state = useSyncExternalStore(thread.subscribe, thread.state);
  // As it was when the thread was opened: what is new stays marked while it is read.
  const [opened] = useState(conversation);
  const target = at ?? firstUnreadFarUp(opened);
  const [isOpened, setIsOpened] = useState(false);
  const open = useEffectEvent(async () => {
    await thread.open(target);
    setIsOpened(true);
  });
  useEffect(() => {
    void open();
    return followThread(realtime, { thread, outbox, open: () => void open() });
  }, [realtime, thread, outbox]);
  const { revision, lastSequence } = conversation;
  useEffect(() => {
    thread.hear(revision);
    thread.expect(lastSequence);
  }, [thread, revision, lastSequence]);
  const isThere = target === undefined || isOpened || thread.shows(target);
  return { thread, outbox, state, opened, isReady: state.messages !== null && isThere };
}

/** What fits into the newest page needs no other. */
function firstUnreadFarUp({ unread, readSequence, lastSequence }: Conversation) {
  const isFarUp = unread > 0 && lastSequence - readSequence >= PAGE;
  return isFarUp ? readSequence + 1 : undefined;
}
