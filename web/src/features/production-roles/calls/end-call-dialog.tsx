import { ANSWERS, type Answer } from '@callboard/contract/application-moves';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ANSWER_WORDS } from '../../../lib/casting/application-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { OneOf } from '../../../ui/valued/choice.tsx';
import { endingQuery, useEndCall } from './call-changes.ts';
import { ENDING_WORDS, type Ending, whoIsAnswered } from './ending-words.ts';

type Props = {
  callId: string;
  roleTitle: string;
  ending: Ending;
  onClose: () => void;
};

/** Says how many will be answered and with which words, before it happens. */
export function EndCallDialog({ callId, roleTitle, ending, onClose }: Props) {
  const words = ENDING_WORDS[ending];
  const [answer, setAnswer] = useState<Answer>(words.answer);
  const counts = useQuery(endingQuery(callId));
  const end = useEndCall(callId);

  function submit() {
    end.mutate(
      { as: ending, answer },
      {
        onSuccess: ({ answered }) => {
          const people = answered === 1 ? '1 person was' : `${answered} people were`;
          toast({ title: words.done, description: `${people} answered.` });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={`${roleTitle}. ${words.lead}`}
      footer={
        <>
          <DialogClose>
            <Button>Keep it open</Button>
          </DialogClose>
          <Button
            look={ending === 'cancelled' ? 'danger' : 'primary'}
            disabled={!counts.isSuccess || counts.isFetching}
            isPending={end.isPending}
            onClick={submit}
          >
            {words.act}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-14">
        {counts.isError && (
          <ErrorState text={counts.error.message} onRetry={() => void counts.refetch()} />
        )}
        {counts.isPending && <Skeleton className="h-16" />}
        {counts.data !== undefined && (
          <>
            {counts.data.undecided > 0 && (
              <OneOf
                label="Whoever is still open reads"
                options={wordOptions(ANSWERS, ANSWER_WORDS)}
                value={answer}
                onValue={setAnswer}
              />
            )}
            <Answered lines={whoIsAnswered(counts.data, ANSWER_WORDS[answer])} />
          </>
        )}
        {end.isError && <FormAlert>{end.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}

function Answered({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p className="text-muted">Nobody is waiting for an answer.</p>;
  return (
    <ul className="grid gap-1 rounded-control bg-sunk px-3 py-2.5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li className="text-13 text-muted">This cannot be taken back.</li>
    </ul>
  );
}
