import type { AuditionInvitation } from '@callboard/contract/audition-invitations';
import { LIMITS } from '@callboard/contract/limits';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Lines } from '../../../ui/valued/line.tsx';
import { isOutdated, useAnswer } from './use-answer.ts';

type Props = { invitation: AuditionInvitation; onClose: () => void };

/** Declines, with a word why: that is what the team asks first. */
export function DeclineDialog({ invitation, onClose }: Props) {
  const answer = useAnswer(invitation);
  const [note, setNote] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const said = (note ?? '').trim();
  const isTape = invitation.kind === 'self_tape';

  function decline() {
    setIsTried(true);
    if (said === '') return;
    // What was written stays until it is told.
    answer.mutate(
      { answer: 'decline', note: said },
      { onSuccess: onClose, onError: (refused) => isOutdated(refused) && onClose() },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isTape ? 'Pass on this tape?' : 'Decline this audition?'}
      description={`${invitation.roleTitle}, ${invitation.productionTitle}. The answer can be changed until it begins.`}
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button look="danger" isPending={answer.isPending} onClick={decline}>
            {isTape ? 'Pass' : 'Decline'}
          </Button>
        </>
      }
    >
      <Lines
        label="Why"
        required
        hint="The casting team reads it."
        error={isTried && said === '' ? 'Please say why' : undefined}
        rows={3}
        maxLength={LIMITS.lineLength}
        value={note}
        onValue={setNote}
      />
    </Dialog>
  );
}
