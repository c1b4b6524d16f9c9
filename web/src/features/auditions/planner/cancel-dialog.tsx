import type { AuditionSession } from '@callboard/contract/audition-session';
import { LIMITS } from '@callboard/contract/limits';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Lines } from '../../../ui/valued/line.tsx';
import { people } from '../words/session-words.ts';
import { useCancelSession, useRemoveSession } from './plan-changes.ts';
import { isLive } from './seating.ts';

type Props = { session: AuditionSession; onClose: () => void };

/** Calls it off. Everyone who counts on it is told at once. */
export function CancelDialog({ session, onClose }: Props) {
  const [note, setNote] = useState<string | null>(null);
  const cancel = useCancelSession(session.id);
  const told = session.seats.filter(isLive).length;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Call this audition off?"
      description={
        told === 0
          ? 'Nobody counts on it. This cannot be taken back.'
          : `${people(told)} ${told === 1 ? 'is' : 'are'} told at once. This cannot be taken back.`
      }
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button
            look="danger"
            isPending={cancel.isPending}
            onClick={() => cancel.mutate(note, { onSuccess: onClose })}
          >
            Call it off
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Lines
          label="Note"
          hint="They and their agents read this."
          maxLength={LIMITS.lineLength}
          value={note}
          onValue={setNote}
        />
        {cancel.isError && <FormAlert>{cancel.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}

/** Of one of which nobody was told nothing has to stay. */
export function RemoveDialog({ session, onClose }: Props) {
  const remove = useRemoveSession(session);
  const navigate = useNavigate();

  function leave() {
    toast({ title: 'Audition removed' });
    void navigate({
      to: '/productions/$id',
      params: { id: session.productionId },
      search: { tab: 'auditions' },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Remove this audition?"
      description="Nobody was told of it. The plan is gone for good."
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button
            look="danger"
            isPending={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: leave })}
          >
            Remove audition
          </Button>
        </>
      }
    >
      {remove.isError && <FormAlert>{remove.error.message}</FormAlert>}
    </Dialog>
  );
}
