import type { AuditionSlot, Seat } from '@callboard/contract/audition-session';
import { useDroppable } from '@dnd-kit/core';
import { X } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PersonChip } from './person-chip.tsx';
import { usePlannerScene } from './planner-context.ts';
import { keyOf } from './seating.ts';
import { slotName } from './timetable-rows.ts';
import { WhenNear } from './when-near.tsx';

type Props = { slot: AuditionSlot; seats: readonly Seat[] };

/** One slot: who is seen then and there, and room for who is not yet. */
export function SlotCell(props: Props) {
  const { session } = usePlannerScene();
  const names = props.seats.map(({ name }) => name).join(', ');
  return (
    <WhenNear count={session.slots.length} instead={names === '' ? 'Free' : names}>
      <Drawn {...props} />
    </WhenNear>
  );
}

function Drawn({ slot, seats }: Props) {
  const { session, mayPlan, removeSlot } = usePlannerScene();
  const { setNodeRef, isOver } = useDroppable({ id: `slot:${slot.id}`, disabled: !mayPlan });
  const free = slot.capacity - seats.length;
  return (
    <div
      ref={setNodeRef}
      className={classes(
        'grid min-h-11 gap-1 rounded-control',
        isOver && 'outline-2 outline-ink outline-offset-1',
      )}
    >
      {seats.map((seat) => (
        <PersonChip key={keyOf(seat)} person={seat} place="plan" />
      ))}
      {free > 0 && (
        <div className="flex min-h-11 items-center justify-between rounded-control border border-line border-dashed pr-1 pl-2.5 text-12 text-muted">
          {slot.capacity === 1 ? 'Free' : `${free} of ${slot.capacity} free`}
          {mayPlan && seats.length === 0 && (
            <IconButton
              icon={X}
              size={32}
              label={`Remove the slot ${slotName(slot, session.timeZone)}`}
              onClick={() => removeSlot(slot.id)}
            />
          )}
        </div>
      )}
    </div>
  );
}
