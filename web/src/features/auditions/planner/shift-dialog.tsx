import type { AuditionSession } from '@callboard/contract/audition-session';
import { useState } from 'react';
import { clockIn, dayIn } from '../../../lib/casting/audition-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { useShift } from './plan-changes.ts';

const USUAL = [-30, -15, 15, 30, 60];
const MOST = 365 * 24 * 60;

/** Moves everything: a late start, a day that slipped. */
export function ShiftDialog({
  session,
  onClose,
}: {
  session: AuditionSession;
  onClose: () => void;
}) {
  const [minutes, setMinutes] = useState<number | null>(15);
  const shift = useShift(session.id);
  const isFine = minutes !== null && Number.isInteger(minutes) && Math.abs(minutes) <= MOST;
  const by = isFine ? minutes : 0;

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Shift all times"
      description="When you send it, everyone invited is asked again."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="primary"
            disabled={by === 0}
            isPending={shift.isPending}
            onClick={() => shift.mutate(by, { onSuccess: onClose })}
          >
            Shift
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-1.5">
          {USUAL.map((each) => (
            <FilterChip key={each} isOn={minutes === each} onClick={() => setMinutes(each)}>
              {each > 0 ? `+${each}` : `−${-each}`} min
            </FilterChip>
          ))}
        </div>
        <NumberBox
          label="Minutes"
          hint="With a minus before it, earlier."
          inputMode="text"
          value={minutes}
          onValue={setMinutes}
          error={isFine ? undefined : 'Please enter whole minutes'}
        />
        <p className="rounded-control bg-sunk px-3 py-2.5 text-14 tabular-nums">
          {beginOf(session, 0)} becomes <strong>{beginOf(session, by)}</strong>
        </p>
        {shift.isError && <FormAlert>{shift.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}

function beginOf({ startsAt, timeZone }: AuditionSession, minutes: number): string {
  const moved = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return `${dayIn(timeZone, moved)}, ${clockIn(timeZone, moved)}`;
}
