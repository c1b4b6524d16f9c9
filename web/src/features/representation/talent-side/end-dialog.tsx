import { LIMITS } from '@callboard/contract/limits';
import type { Representation } from '@callboard/contract/representation';
import { useState } from 'react';
import { scopeInWords } from '../../../lib/representation-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Lines } from '../../../ui/valued/line.tsx';
import { useEndRepresentation } from './representation-queries.ts';

type Props = {
  representation: Representation;
  /** Whether it is all that this agency represents the talent for. */
  isLast: boolean;
  onClose: () => void;
};

/** Declines what is asked for or ends what holds, and says before what that means. */
export function EndDialog({ representation, isLast, onClose }: Props) {
  const { id, talentProfileId, portfolio, status } = representation;
  const [reason, setReason] = useState<string | null>(null);
  const end = useEndRepresentation(talentProfileId);
  const isAsked = status === 'requested';
  const confirm = () =>
    end.mutate(
      { id, reason },
      {
        onSuccess: () => {
          const title = isAsked ? 'Declined' : 'Representation ended';
          toast({ title, description: portfolio.name });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isAsked ? `Decline ${portfolio.name}?` : `End with ${portfolio.name}?`}
      description={`${scopeInWords(representation)}. ${whatFollows(representation, isLast)}`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="danger" isPending={end.isPending} onClick={confirm}>
            {isAsked ? 'Decline' : 'End representation'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {end.isError && <FormAlert>{end.error.message}</FormAlert>}
        <Lines
          label="Reason"
          hint="Not needed. The agency reads it."
          rows={2}
          maxLength={LIMITS.lineLength}
          value={reason}
          onValue={setReason}
        />
      </div>
    </Dialog>
  );
}

function whatFollows({ status, replacesId }: Representation, isLast: boolean): string {
  if (status === 'requested') {
    return replacesId === null ? 'They are told.' : 'They are told. What holds now stays.';
  }
  if (!isLast) return 'What else they represent stays.';
  return 'Their agents can no longer open or change anything here, from this moment on. What they submitted stays.';
}
