import { TYPING } from '@callboard/contract/realtime';
import { useEffect, useRef, useState } from 'react';
import { useRealtime } from '../../../lib/use-realtime.ts';

/** Whoever loads the page anew is back by then. */
const GONE_AFTER_MS = 2_000;

const NOBODY: ReadonlySet<string> = new Set();

/** Who else is in a conversation at this moment, and who of them types. */
export function useLive(conversationId: string) {
  const realtime = useRealtime();
  const [present, setPresent] = useState(NOBODY);
  const [typing, setTyping] = useState(NOBODY);
  const saidAt = useRef(0);

  useEffect(() => {
    const ends = new Map<string, ReturnType<typeof setTimeout>>();
    const goings = new Map<string, ReturnType<typeof setTimeout>>();
    const stop = (userId: string) => {
      clearTimeout(ends.get(userId));
      ends.delete(userId);
      setTyping((known) => without(known, userId));
    };
    const open = () =>
      realtime.emit('conversation:open', conversationId, (there) => setPresent(new Set(there)));
    const endings = [
      realtime.on('conversation:typing', (push) => {
        if (push.conversationId !== conversationId) return;
        const { typistUserId } = push;
        clearTimeout(ends.get(typistUserId));
        ends.set(
          typistUserId,
          setTimeout(() => stop(typistUserId), TYPING.endsAfter),
        );
        setTyping((known) => new Set([...known, typistUserId]));
      }),
      realtime.on('conversation:presence', ({ personUserId, isPresent, ...push }) => {
        if (push.conversationId !== conversationId) return;
        clearTimeout(goings.get(personUserId));
        if (isPresent) return setPresent((known) => new Set([...known, personUserId]));
        stop(personUserId);
        const go = () => setPresent((known) => without(known, personUserId));
        goings.set(personUserId, setTimeout(go, GONE_AFTER_MS));
      }),
      realtime.onCatchUp(open),
    ];
    open();
    return () => {
      for (const end of endings) end();
      for (const timer of [...ends.values(), ...goings.values()]) clearTimeout(timer);
      realtime.emit('conversation:close', conversationId);
      setPresent(NOBODY);
      setTyping(NOBODY);
    };
  }, [realtime, conversationId]);

  return {
    present,
    typing,
    /** Whoever has said something does not type any longer. */
    stopTyping: (userId: string) => setTyping((known) => without(known, userId)),
    sayTyping: () => {
      const now = Date.now();
      if (now - saidAt.current < TYPING.saidEvery) return;
      saidAt.current = now;
      realtime.emit('conversation:typing', conversationId);
    },
    /** The next letter is said at once. */
    saySent: () => {
      saidAt.current = 0;
    },
  };
}

function without(known: ReadonlySet<string>, userId: string): ReadonlySet<string> {
  if (!known.has(userId)) return known;
  return new Set([...known].filter((each) => each !== userId));
}
