import { useParams, useSearch } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { useIsDesk } from '../../lib/use-is-desk.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { ThreadPane } from './thread/thread-pane.tsx';
import { useRoomBelow } from './use-room-below.ts';

/** Conversations beside the one that is open; on a phone one at a time. */
export function MessagesPage() {
  const { conversationId } = useParams({ strict: false });
  const at = sequenceOf(useSearch({ strict: false }).at);
  const isDesk = useIsDesk();
  const frame = useRef<HTMLDivElement>(null);
  const height = useRoomBelow(frame);
  return (
    <div
      ref={frame}
      style={{ height }}
      className="-mx-4 -mt-4 -mb-3 flex min-h-80 border-line border-b bg-raised lg:m-0 lg:-mb-4 lg:overflow-hidden lg:rounded-card lg:border"
    >
      {(isDesk || conversationId === undefined) && (
        <div className="w-full min-w-0 border-line lg:w-80 lg:shrink-0 lg:border-r xl:w-96">
          <Inbox selectedId={conversationId} />
        </div>
      )}
      {!isDesk && conversationId !== undefined && <h1 className="sr-only">Messages</h1>}
      {conversationId !== undefined && (
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <ThreadPane conversationId={conversationId} at={at} />
        </div>
      )}
      {isDesk && conversationId === undefined && (
        <div className="grid flex-1 content-center">
          <EmptyState
            icon={MessageCircle}
            title="Choose a conversation"
            text="It opens here, where you left off."
          />
        </div>
      )}
    </div>
  );
}

function sequenceOf(text: unknown): number | undefined {
  const sequence = Number(text ?? Number.NaN);
  return Number.isInteger(sequence) && sequence > 0 ? sequence : undefined;
}
