import { UNDECIDED_STATUSES } from '@callboard/contract/application-moves';
import type { AuditionSession } from '@callboard/contract/audition-session';
import { useState } from 'react';
import { teamStatusWord } from '../../../lib/casting/application-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { OneOf } from '../../../ui/valued/choice.tsx';
import { people } from '../words/session-words.ts';
import { useAutofill } from './plan-changes.ts';
import { usePlannerScene } from './planner-context.ts';
import { givesTimes } from './seating.ts';

type Status = (typeof UNDECIDED_STATUSES)[number];

/** Those with a time; where none are given, all. */
const countPlaced = (session: AuditionSession) =>
  session.seats.filter(({ slotId }) => slotId !== null || !givesTimes(session)).length;

function isFull(session: AuditionSession): boolean {
  const places = session.slots.reduce((sum, { capacity }) => sum + capacity, 0);
  return givesTimes(session) && countPlaced(session) >= places;
}

function filledWords(added: number, hasNoRoom: boolean) {
  return {
    title: added === 0 ? 'Nobody was added' : `${people(added)} added to the plan`,
    ...(hasNoRoom && { description: 'All slots are taken. Add slots to see more people.' }),
  };
}

/** Everyone of a column of the board at once. */
export function AutofillDialog({ onClose }: { onClose: () => void }) {
  const { session, callback } = usePlannerScene();
  const [roleId, setRoleId] = useState(session.roles[0]?.id ?? '');
  const [status, setStatus] = useState<Status>('shortlisted');
  const fill = useAutofill(session.id);

  function submit() {
    const before = countPlaced(session);
    fill.mutate(
      { roleId, status },
      {
        onSuccess: (after) => {
          toast(filledWords(countPlaced(after) - before, isFull(after)));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Fill from the board"
      description="Everyone of a column who is not in the plan yet, in the order of the board. Nobody is told before you send."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" isPending={fill.isPending} onClick={submit}>
            Add them
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {session.roles.length > 1 && (
          <OneOf
            label="Role"
            options={session.roles.map(({ id, title }) => ({ value: id, label: title }))}
            value={roleId}
            onValue={setRoleId}
          />
        )}
        <OneOf
          label="Column"
          options={UNDECIDED_STATUSES.map((value) => ({
            value,
            label: teamStatusWord(value, callback),
          }))}
          value={status}
          onValue={setStatus}
        />
        {fill.isError && <FormAlert>{fill.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}
