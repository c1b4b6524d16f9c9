import type { Conversation } from '@callboard/contract/conversations';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ThreadState, ThreadStore } from '../engine/thread-store.ts';
import { JumpButton } from './jump-button.tsx';
import { LoadProblem } from './load-problem.tsx';
import { MessageRow } from './message-row.tsx';
import { othersRead } from './others-read.ts';
import { type Row, rowsOf } from './rows.ts';
import { useMessageList } from './use-message-list.ts';
import { useReadMark } from './use-read-mark.ts';

type Props = {
  conversation: Conversation;
  userId: string;
  thread: ThreadStore;
  state: ThreadState;
  /** As it was when the thread was opened. */
  opened: Conversation;
  at: number | undefined;
  pull: number;
  onPull: () => void;
};

/** A conversation from its first message to its last, of which only what is in sight is drawn. */
export function ThreadList(props: Props) {
  const { conversation, userId, thread, state, opened, at, pull, onPull } = props;
  const { readSequence, lastSequence } = opened;
  const { messages, unsent, newer } = state;
  // Not with whatever else changes: there may be thousands.
  const rows = useMemo(
    () => rowsOf({ messages, unsent }, { userId, readSequence, lastSequence, now: new Date() }),
    [messages, unsent, userId, readSequence, lastSequence],
  );
  const [startKey] = useState(() => startOf(rows, at));
  const [seen, setSeen] = useState(readSequence);
  const reach = useReadMark(conversation);
  const onInSight = useCallback(
    ({ message }: Row) => {
      if (message === undefined) return;
      reach(message.sequence);
      setSeen((known) => Math.max(known, message.sequence));
    },
    [reach],
  );
  const hasFailed = useRef(false);
  hasFailed.current = state.problem !== null;
  // After a failure someone has to ask for it, or it would be asked without end.
  const onNearStart = useCallback(() => {
    if (!hasFailed.current) void thread.loadOlder();
  }, [thread]);
  const onNearEnd = useCallback(() => {
    if (!hasFailed.current) void thread.loadNewer();
  }, [thread]);
  const sight = { rows, startKey, pull, newer, onNearStart, onNearEnd, onInSight };
  const { frame, list, items, isAtEnd } = useMessageList(sight);
  const readByOthers = othersRead(conversation, userId);
  const last = messages?.at(-1)?.sequence ?? 0;
  return (
    <div className="relative min-h-0 flex-1">
      {/* Scrolled by keys as well, from where it has the focus. */}
      <section
        ref={frame}
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain outline-offset-[-2px] [overflow-anchor:none] [scrollbar-width:thin]"
      >
        {state.isLoadingOlder && (
          <p className="absolute inset-x-0 top-2 z-sticky grid place-items-center">
            <Spinner />
          </p>
        )}
        {state.problem !== null && (
          <LoadProblem problem={state.problem} onRetry={() => void thread.retry()} />
        )}
        <ol className="relative" style={{ height: list.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const sequence = row.message?.sequence;
            return (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                data-sequence={sequence}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <MessageRow
                  row={row}
                  isRead={sequence !== undefined && sequence <= readByOthers}
                  isHit={at !== undefined && sequence === at}
                />
              </li>
            );
          })}
        </ol>
      </section>
      {!isAtEnd && <JumpButton count={Math.max(0, last + newer - seen)} onJump={onPull} />}
    </div>
  );
}

function startOf(rows: readonly Row[], at: number | undefined): string | undefined {
  const isStart = (row: Row) => (at === undefined ? row.isFirstNew : row.message?.sequence === at);
  return rows.find(isStart)?.key;
}
