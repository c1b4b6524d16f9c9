import type { Message } from '@callboard/contract/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Props = {
  messages: readonly Message[] | null;
  userId: string;
  onArrival: (authorUserId: string) => void;
};

/** Reads out what others say from now on, to those who listen. */
export function Arrivals({ messages, userId, onArrival }: Props) {
  const latest = messages?.at(-1);
  const known = useRef(latest?.sequence);
  const [said, setSaid] = useState('');
  const arrive = useEffectEvent((message: Message) => {
    const isNews = known.current !== undefined && message.sequence > known.current;
    known.current = message.sequence;
    if (!isNews || message.author.userId === userId) return;
    setSaid(`${message.author.name}: ${message.text || 'sent a file'}`);
    onArrival(message.author.userId);
  });
  useEffect(() => {
    if (latest !== undefined) arrive(latest);
  }, [latest]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
