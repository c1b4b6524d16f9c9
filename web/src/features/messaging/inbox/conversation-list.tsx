import type { Conversation } from '@callboard/contract/conversations';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { useListKeys } from '../../../ui/use-list-keys.ts';
import { ConversationRow } from './conversation-row.tsx';
import { useHeldOrder } from './use-held-order.ts';
import { useRowsNear } from './use-rows-near.ts';

type Props = {
  conversations: readonly Conversation[];
  selectedId: string | undefined;
  /** Whoever reads on will soon need more. Missing where there is none to be had now. */
  onNearEnd?: () => void;
  /** After the last row. */
  children?: ReactNode;
};

/** Only the rows near the screen are drawn, however many there are. */
export function ConversationList({ conversations, selectedId, onNearEnd, children }: Props) {
  const { id: userId } = useCurrentUser();
  const box = useRef<HTMLDivElement>(null);
  const { shown, hasNewer, hold, release } = useHeldOrder(conversations);
  const { rows, style, toTop } = useRowsNear(box, shown, onNearEnd);
  useListKeys(box);
  return (
    <div className="relative min-h-0 flex-1">
      {hasNewer && (
        <div className="pointer-events-none absolute inset-x-0 top-2 z-1 grid justify-items-center">
          <Button
            className="pointer-events-auto animate-rise rounded-full shadow-popover"
            onClick={() => {
              release();
              toTop();
            }}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
            Show the latest
          </Button>
        </div>
      )}
      <div
        ref={box}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold()}
        onPointerLeave={release}
        className="h-full overflow-y-auto [overflow-anchor:none] [scrollbar-width:thin]"
      >
        <ul aria-label="Conversations" style={style}>
          {rows.map((place) => {
            const conversation = shown[place];
            if (conversation === undefined) return null;
            return (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                userId={userId}
                place={place}
                isOpen={conversation.id === selectedId}
              />
            );
          })}
        </ul>
        {children}
      </div>
    </div>
  );
}
