import {
  type AvailabilityCheck,
  availabilityCheckEndpoints,
} from '@callboard/contract/availability-checks';
import { AVAILABILITY_ANSWERS, type AvailabilityAnswer } from '@callboard/contract/deal-choices';
import { LIMITS } from '@callboard/contract/limits';
import { useState } from 'react';
import { AVAILABILITY_WORDS } from '../../../lib/casting/deal-words.ts';
import { workDatesInWords } from '../../../lib/casting/role-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Lines } from '../../../ui/valued/line.tsx';
import { DealCard } from './deal-card.tsx';
import type { CardProps } from './deal-item.tsx';
import { useDealAnswer } from './use-deal-answer.ts';

/** Are you free: no promise on either side. */
export function CheckCard({ it, isOwn, isNamed, mayAnswer, isPast }: CardProps<AvailabilityCheck>) {
  const [isChanging, setIsChanging] = useState(false);
  const standing = it.answer === null ? null : AVAILABILITY_WORDS[it.answer];
  const isAsking = mayAnswer && !isPast && (it.answer === null || isChanging);
  return (
    <DealCard
      deal={it}
      title={isOwn ? 'Are you free?' : 'Are they free?'}
      lead={<p className="font-medium">{workDatesInWords(it.days)}</p>}
      standing={isAsking ? null : standing}
      isOwn={isOwn}
      isNamed={isNamed}
      actions={
        isAsking ? (
          <Answers it={it} onAnswered={() => setIsChanging(false)} />
        ) : (
          mayAnswer &&
          !isPast && (
            <Button look="quiet" onClick={() => setIsChanging(true)}>
              Change the answer
            </Button>
          )
        )
      }
    >
      {it.terms !== null && <p className="wrap-anywhere whitespace-pre-line text-13">{it.terms}</p>}
      {it.note !== null && <p className="wrap-anywhere whitespace-pre-line text-13">“{it.note}”</p>}
    </DealCard>
  );
}

function Answers({ it, onAnswered }: { it: AvailabilityCheck; onAnswered: () => void }) {
  const [isPartly, setIsPartly] = useState(false);
  const answer = useDealAnswer(availabilityCheckEndpoints.answer, () => 'Answered');
  const send = (given: AvailabilityAnswer, note: string | null) =>
    answer.mutate(
      { params: { id: it.id }, body: { answer: given, note } },
      { onSuccess: onAnswered },
    );
  const isGiven = (given: AvailabilityAnswer) =>
    answer.isPending && answer.variables.body.answer === given;
  return (
    <>
      {AVAILABILITY_ANSWERS.filter((each) => each !== it.answer).map((given) => (
        <Button
          key={given}
          look={given === 'not_interested' ? 'quiet' : 'plain'}
          isPending={isGiven(given)}
          disabled={answer.isPending}
          onClick={() => (given === 'partly' ? setIsPartly(true) : send(given, null))}
        >
          {AVAILABILITY_WORDS[given].word}
        </Button>
      ))}
      {isPartly && (
        <PartlyDialog
          isPending={answer.isPending}
          onSend={(note) => send('partly', note)}
          onClose={() => setIsPartly(false)}
        />
      )}
    </>
  );
}

type DialogProps = { isPending: boolean; onSend: (note: string) => void; onClose: () => void };

function PartlyDialog({ isPending, onSend, onClose }: DialogProps) {
  const [note, setNote] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const said = (note ?? '').trim();
  function send() {
    setIsTried(true);
    if (said !== '') onSend(said);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Partly available"
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" isPending={isPending} onClick={send}>
            Send the answer
          </Button>
        </>
      }
    >
      <Lines
        label="Which days do not work"
        required
        error={isTried && said === '' ? 'Please say which days do not work' : undefined}
        rows={3}
        maxLength={LIMITS.textLength}
        value={note}
        onValue={setNote}
      />
    </Dialog>
  );
}
