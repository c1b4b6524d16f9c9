import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Choice } from '../../../ui/valued/choice.tsx';
import { usePlannerScene } from './planner-context.ts';
import { type Person, planMove } from './seating.ts';
import { slotName } from './timetable-rows.ts';

const NONE = 'none';
const FREE = 'Free';

/** The same as dragging, for keys and for fingers. */
export function MoveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { session, move } = usePlannerScene();
  const here = 'slotId' in person ? person.slotId : null;
  const [chosen, setChosen] = useState<string | null>(null);
  const options = session.slots
    .filter(({ id }) => id !== here)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.room.localeCompare(b.room))
    .flatMap((slot) => {
      const moves = planMove(session, person, slot.id);
      if (moves === undefined) return [];
      const other = moves[1]?.person.name;
      const hint = other === undefined ? FREE : `Changes places with ${other}`;
      return [{ value: slot.id, label: slotName(slot, session.timeZone), hint }];
    });
  const free = options.filter(({ hint }) => hint === FREE);
  const taken = options.filter(({ hint }) => hint !== FREE);
  const none = here === null ? [] : [{ value: NONE, label: 'Without a time' }];

  function submit() {
    if (chosen === null) return;
    move(person, chosen === NONE ? null : chosen);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Move ${person.name}`}
      description="They are told when you send."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" disabled={chosen === null} onClick={submit}>
            Move
          </Button>
        </>
      }
    >
      <Choice
        label="To"
        placeholder="Type a time or a room"
        options={[...free, ...none, ...taken]}
        value={chosen}
        onValue={setChosen}
      />
    </Dialog>
  );
}
