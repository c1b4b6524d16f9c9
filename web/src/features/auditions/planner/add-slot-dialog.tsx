import type { AuditionSession } from '@callboard/contract/audition-session';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { zoneName } from '../../../lib/casting/audition-words.ts';
import { fromClock, toClock } from '../../../lib/casting/zoned-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Line } from '../../../ui/valued/line.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { useAddSlot } from './plan-changes.ts';

/** One more: after the last, unless it is said otherwise. */
export function AddSlotDialog({
  session,
  onClose,
}: {
  session: AuditionSession;
  onClose: () => void;
}) {
  const { timeZone } = session;
  const last = session.slots.toSorted((a, b) => a.endsAt.localeCompare(b.endsAt)).at(-1);
  const [clock, setClock] = useState(toClock(last?.endsAt ?? session.endsAt, timeZone));
  const [room, setRoom] = useState(last?.room ?? 'Room 1');
  const [minutes, setMinutes] = useState<number | null>(lengthOf(last));
  const [capacity, setCapacity] = useState<number | null>(last?.capacity ?? 1);
  const add = useAddSlot(session.id);
  const fields = add.error instanceof ApiError ? (add.error.fields ?? {}) : {};
  const startsAt = fromClock(clock, timeZone);
  const isFilled = startsAt !== '' && room.trim() !== '' && isWhole(minutes) && isWhole(capacity);

  function submit() {
    if (minutes === null || capacity === null) return;
    add.mutate({ room, startsAt, minutes, capacity }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add a slot"
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" disabled={!isFilled} isPending={add.isPending} onClick={submit}>
            Add slot
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Line
          label="Begins"
          type="datetime-local"
          hint={`On the clock in ${zoneName(timeZone)}`}
          value={clock}
          onValue={(next) => setClock(next ?? '')}
          error={fields.startsAt}
        />
        <Line
          label="Room"
          value={room}
          onValue={(next) => setRoom(next ?? '')}
          error={fields.room}
        />
        <NumberBox label="Minutes" value={minutes} onValue={setMinutes} error={fields.minutes} />
        <NumberBox
          label="Seen together"
          value={capacity}
          onValue={setCapacity}
          error={fields.capacity}
        />
        {add.isError && (
          <div className="sm:col-span-2">
            <FormAlert>{add.error.message}</FormAlert>
          </div>
        )}
      </div>
    </Dialog>
  );
}

const isWhole = (value: number | null) => value !== null && Number.isInteger(value) && value > 0;

function lengthOf(slot: AuditionSession['slots'][number] | undefined): number {
  if (slot === undefined) return 15;
  return Math.round((Date.parse(slot.endsAt) - Date.parse(slot.startsAt)) / 60_000);
}
