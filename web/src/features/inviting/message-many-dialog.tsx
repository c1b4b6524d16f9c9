import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMessageMany } from './inviting-calls.ts';
import { isTooLong, MessageField } from './message-field.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { messagedInWords, talentsInWords, tooManyInWords } from './outcome-words.ts';

type Props = { talentProfileIds: readonly string[]; onClose: () => void };

/** Writes the same message to several talents, to each on their own. */
export function MessageManyDialog({ talentProfileIds, onClose }: Props) {
  const formId = useId();
  const write = useMessageMany();
  const [text, setText] = useState<string | null>(null);
  const count = talentProfileIds.length;
  const tooMany = tooManyInWords(count);
  const problem = tooMany ?? write.error?.message;
  const isReady = (text ?? '').trim() !== '' && !isTooLong(text) && tooMany === undefined;

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isReady || text === null || write.isPending) return;
    write.mutate(
      { talentProfileIds: [...talentProfileIds], text },
      {
        onSuccess: (answer) => {
          if (answer.refusedIds.length > 0) return;
          toast({ title: `Sent to ${talentsInWords(answer.sent)}` });
          onClose();
        },
      },
    );
  }

  if (write.data !== undefined && write.data.refusedIds.length > 0) {
    return (
      <OutcomeDialog
        title="Message"
        words={messagedInWords(write.data)}
        why="Some people take no messages from you, or are no longer on Callboard. Agents write to those whom they represent."
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isFirm={text !== null}
      title={`Message ${talentsInWords(count)}`}
      description="Each gets it in a conversation of their own, and nobody learns who else did. Agents and guardians read along."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={!isReady}
            isPending={write.isPending}
          >
            {count === 1 ? 'Send' : `Send to ${count}`}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} className="grid gap-4">
        {problem !== undefined && <FormAlert>{problem}</FormAlert>}
        <MessageField
          label="Message"
          hint="All of them read the same words: leave names out."
          required
          value={text}
          onValue={setText}
        />
      </form>
    </Dialog>
  );
}
