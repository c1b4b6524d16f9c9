import type { Conversation } from '@callboard/contract/conversations';
import type { Message } from '@callboard/contract/messages';
import { MessageCircle } from 'lucide-react';
import { type DragEvent, useMemo, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Composer } from '../composer/composer.tsx';
import { RefusalNote } from '../composer/refusal-note.tsx';
import { useAttaching } from '../composer/use-attaching.ts';
import type { NewMessage } from '../engine/outbox.ts';
import { ThreadHeader } from '../header/thread-header.tsx';
import { Arrivals } from './arrivals.tsx';
import { DropVeil } from './drop-veil.tsx';
import { isChangeable } from './is-changeable.ts';
import { type ThreadActs, ThreadActsContext } from './thread-acts.ts';
import { type Question, ThreadDialogs } from './thread-dialogs.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { TypingLine } from './typing-line.tsx';
import { useLive } from './use-live.ts';
import { useReceipts } from './use-receipts.ts';
import { useThread } from './use-thread.ts';

type Props = { conversation: Conversation; userId: string; at: number | undefined };

/** Who is there, what was said, and where one answers. */
export function ThreadView({ conversation, userId, at }: Props) {
  const { thread, outbox, state, opened, isReady } = useThread(conversation, userId, at);
  const live = useLive(conversation.id);
  useReceipts(conversation.id, userId);
  const attaching = useAttaching(userId, conversation.id);
  const [edited, setEdited] = useState<Message>();
  const [question, setQuestion] = useState<Question>();
  const [pull, setPull] = useState(0);
  const canWrite = conversation.abilities.write;

  const acts = useMemo<ThreadActs>(
    () => ({
      copy: (message) => void copyText(message.text),
      edit: setEdited,
      remove: (message) => setQuestion({ kind: 'remove', message }),
      report: (message) => setQuestion({ kind: 'report', message }),
      block: (message) => setQuestion({ kind: 'block', message }),
      retry: (clientId) => outbox.retry(clientId),
      discard: (clientId) => outbox.drop(clientId),
    }),
    [outbox],
  );

  async function showLatest() {
    await thread.showLatest();
    setPull((times) => times + 1);
  }

  function send(message: NewMessage) {
    thread.send(message);
    live.saySent();
    void showLatest();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    attaching.take(Array.from(event.dataTransfer.files));
  }

  const isEmpty = state.messages?.length === 0 && state.unsent.length === 0;
  return (
    <ThreadActsContext value={acts}>
      <DropVeil isOn={canWrite} onDrop={drop}>
        <ThreadHeader conversation={conversation} present={live.present} />
        {!isReady && state.problem === null && <ThreadSkeleton />}
        {!isReady && state.problem !== null && (
          <div className="flex-1">
            <ErrorState text={state.problem.message} onRetry={() => void thread.open(at)} />
          </div>
        )}
        {isReady && isEmpty && (
          <div className="grid flex-1 content-center">
            <EmptyState
              icon={MessageCircle}
              title="Nothing said yet"
              text="Write the first message. Everyone who takes part reads it."
            />
          </div>
        )}
        {isReady && !isEmpty && (
          <ThreadList
            conversation={conversation}
            userId={userId}
            thread={thread}
            state={state}
            opened={opened}
            at={at}
            pull={pull}
            onPull={() => void showLatest()}
          />
        )}
        <Arrivals messages={state.messages} userId={userId} onArrival={live.stopTyping} />
        <TypingLine people={conversation.people} typing={live.typing} />
        {canWrite ? (
          <Composer
            conversation={conversation}
            userId={userId}
            attaching={attaching}
            edited={edited}
            onEdit={setEdited}
            findEditable={() => findEditable(state.messages ?? [], userId)}
            onSave={(message, text) => thread.edit(message.id, text)}
            onSend={send}
            onTyping={live.sayTyping}
          />
        ) : (
          <RefusalNote conversation={conversation} />
        )}
      </DropVeil>
      {question !== undefined && (
        <ThreadDialogs question={question} thread={thread} onClose={() => setQuestion(undefined)} />
      )}
    </ThreadActsContext>
  );
}

function findEditable(messages: readonly Message[], userId: string): Message | undefined {
  const now = new Date();
  return messages.findLast(
    (message) =>
      message.author.userId === userId && message.text !== '' && isChangeable(message, now),
  );
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch {
    // Not every browser lets a page near the clipboard.
    toast({ title: 'The text could not be copied', variant: 'destructive' });
  }
}
