import type { Conversation } from '@callboard/contract/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { conversationQuery } from '../calls.ts';
import { ReadMark } from '../engine/read-mark.ts';
import { threadCallsOf } from '../engine/thread-calls.ts';

/** Returns what to call with the last message in sight. It counts while the window is looked at. */
export function useReadMark({ id, readSequence }: Conversation): (sequence: number) => void {
  const queries = useQueryClient();
  const mark = useRef<ReadMark>(undefined);
  const inSight = useRef(0);
  const create = useEffectEvent(() => {
    return new ReadMark({
      from: readSequence,
      say: threadCallsOf(id).read,
      onSaid: (sequence) => {
        const { queryKey } = conversationQuery(id);
        queries.setQueryData(queryKey, (known) => known && readUpTo(known, sequence));
        void queries.invalidateQueries({ queryKey: ['/api/messaging', 'conversations'] });
        void queries.invalidateQueries({ queryKey: ['/api/socket-conversations'] });
      },
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation has its own
  useEffect(() => {
    const current = create();
    mark.current = current;
    const look = () => isLookedAt() && current.reach(inSight.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      current.close();
    };
  }, [id]);
  return useRef((sequence: number) => {
    inSight.current = sequence;
    if (isLookedAt()) mark.current?.reach(sequence);
  }).current;
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible';
}

function readUpTo(known: Conversation, sequence: number): Conversation {
  if (sequence <= known.readSequence) return known;
  const unread = sequence >= known.lastSequence ? 0 : known.unread;
  return { ...known, readSequence: sequence, unread };
}
