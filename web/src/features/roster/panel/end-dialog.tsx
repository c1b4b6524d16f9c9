import { LIMITS } from '@callboard/contract/limits';
import type { Representation } from '@callboard/contract/representation';
import { useState } from 'react';
import { scopeInWords } from '../../../lib/representation-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Lines } from '../../../ui/valued/line.tsx';
import { useEndRepresentation } from '../roster-changes.ts';
import { nameOf } from '../roster-words.ts';
import type { PartProps } from './talent-parts.tsx';

export type EndProps = PartProps & { representation: Representation; onClose: () => void };

/** Says what ends with it before it does. */
export function EndDialog({ standing, talent, representation, onClose }: EndProps) {
  const [reason, setReason] = useState<string | null>(null);
  const end = useEndRepresentation(standing.portfolioId, representation.id);
  const name = nameOf(talent);
  const isAsked = representation.status === 'requested';
  const confirm = () =>
    end.mutate(reason, {
      onSuccess: () => {
        toast({ title: isAsked ? 'Taken back' : 'Representation ended', description: name });
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isAsked ? `Take back what you asked ${name}?` : `End representing ${name}?`}
      description={`${scopeInWords(representation)}. ${whatEnds({ talent, representation })}`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="danger" isPending={end.isPending} onClick={confirm}>
            {isAsked ? 'Take back' : 'End representation'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {end.isError && <FormAlert>{end.error.message}</FormAlert>}
        <Lines
          label="Reason"
          {...(talent.isClaimed && { hint: 'They read it.' })}
          rows={2}
          maxLength={LIMITS.lineLength}
          value={reason}
          onValue={setReason}
        />
      </div>
    </Dialog>
  );
}

function whatEnds({ talent, representation }: Pick<EndProps, 'talent' | 'representation'>): string {
  if (representation.status === 'requested') return 'They can no longer confirm it.';
  const isLast = !talent.representations.some(
    ({ id, status }) => status === 'active' && id !== representation.id,
  );
  if (!isLast) return 'What else you represent them for stays.';
  const rest =
    'They leave your roster with their assignments and notes, and nobody of your team can act for them any more. What was submitted stays.';
  return talent.isClaimed
    ? rest
    : `${rest} Nobody has claimed this profile: unless it was submitted, it is deleted.`;
}
