import { ANSWERS } from '@callboard/contract/application-moves';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { ANSWER_SENTENCES, ANSWER_WORDS } from '../../../lib/casting/application-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { sendAnswers } from '../acts/send-answers.ts';
import { useBoardScene } from '../board-context.ts';
import { sortCards } from '../look/sort-cards.ts';
import type { BoardCard } from '../store/board-card.ts';
import { TrayRow } from './tray-row.tsx';

type Props = { waiting: readonly BoardCard[]; onClose: () => void };

/** Every no that nobody has heard of yet. They go out together, on one deliberate act. */
export function TraySheet({ waiting, onClose }: Props) {
  const { board, canReview } = useBoardScene();
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const answers = waiting.length === 1 ? '1 answer' : `${waiting.length} answers`;
  async function send() {
    setIsSending(true);
    const isSent = await sendAnswers(
      board,
      waiting.map(({ id }) => id),
    );
    setIsSending(false);
    setIsAsking(false);
    if (isSent) onClose();
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Unsent answers"
      width={560}
      footer={
        canReview && waiting.length > 0 ? (
          <Button look="primary" onClick={() => setIsAsking(true)}>
            <Send aria-hidden="true" className="size-4" />
            Send {answers}
          </Button>
        ) : undefined
      }
    >
      {waiting.length === 0 ? (
        <EmptyState
          icon={Send}
          title="Nothing waits to be sent"
          text="Whoever is not selected gathers here, with the answer they will read. Nobody is told before you send it."
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {ANSWERS.map((answer) => {
            const those = waiting.filter(({ unsentAnswer }) => unsentAnswer === answer);
            if (those.length === 0) return null;
            return (
              <section key={answer} className="grid grid-cols-[minmax(0,1fr)] gap-2">
                <header>
                  <h3 className="font-semibold text-14">
                    {ANSWER_WORDS[answer]}{' '}
                    <span className="font-normal text-muted tabular-nums">{those.length}</span>
                  </h3>
                  <p className="text-12 text-muted">They will read: “{ANSWER_SENTENCES[answer]}”</p>
                </header>
                <ul className="grid grid-cols-[minmax(0,1fr)]">
                  {sortCards([...those], 'name').map((card) => (
                    <TrayRow key={card.id} card={card} />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Send ${answers}?`}
        description="They and their agents are told at once. This cannot be undone."
        footer={
          <>
            <DialogClose>
              <Button>Not yet</Button>
            </DialogClose>
            <Button look="primary" isPending={isSending} onClick={() => void send()}>
              Send {answers}
            </Button>
          </>
        }
      />
    </Sheet>
  );
}
