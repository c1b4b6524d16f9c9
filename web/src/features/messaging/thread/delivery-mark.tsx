import type { Message } from '@callboard/contract/messages';
import { Check, CheckCheck, Clock3 } from 'lucide-react';

type Props = { message: Message | undefined; isRead: boolean };

const SENDING = { icon: Clock3, word: 'Sending', look: '' };
const SENT = { icon: Check, word: 'Sent', look: '' };
const READ = { icon: CheckCheck, word: 'Read', look: 'text-info' };

/** Where one's own message is: on its way, with the server, read. */
export function DeliveryMark({ message, isRead }: Props) {
  const { icon: Icon, word, look } = message === undefined ? SENDING : isRead ? READ : SENT;
  return (
    <span className={`inline-flex items-center gap-1 ${look}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      {word}
    </span>
  );
}
