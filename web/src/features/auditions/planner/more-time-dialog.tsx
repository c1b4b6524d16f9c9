import type { Seat } from '@callboard/contract/audition-session';
import { useState } from 'react';
import { slotTime, zoneName } from '../../../lib/casting/audition-words.ts';
import { fromClock, toClock } from '../../../lib/casting/zoned-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Line } from '../../../ui/valued/line.tsx';
import { useGiveTime } from './plan-changes.ts';
import { usePlannerScene } from './planner-context.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Until when one person's tape may come. What they asked for stands there already. */
export function MoreTimeDialog({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const { session, viewerZone } = usePlannerScene();
  const { timeZone } = session;
  const dueNow = seat.invitation?.startsAt ?? session.startsAt;
  const dayLater = new Date(Date.parse(dueNow) + DAY_MS).toISOString();
  const [clock, setClock] = useState(
    toClock(seat.invitation?.proposals[0]?.from ?? dayLater, timeZone),
  );
  const give = useGiveTime(session);
  const dueAt = fromClock(clock, timeZone);
  const { own, there } = slotTime(dueNow, null, timeZone, viewerZone);

  function submit() {
    if (seat.invitation === null) return;
    give.mutate(
      { invitationId: seat.invitation.id, dueAt },
      {
        onSuccess: () => {
          toast({ title: 'More time given', description: `${seat.name} is told.` });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`More time for ${seat.name}`}
      description={`Due ${there ?? own} so far. They are told at once.`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="primary"
            disabled={dueAt === ''}
            isPending={give.isPending}
            onClick={submit}
          >
            Give more time
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Line
          label="Due"
          type="datetime-local"
          hint={`On the clock in ${zoneName(timeZone)}`}
          value={clock}
          onValue={(next) => setClock(next ?? '')}
        />
        {give.isError && <FormAlert>{give.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}
