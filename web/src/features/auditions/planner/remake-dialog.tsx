import type { AuditionSession } from '@callboard/contract/audition-session';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { scheduleForm, scheduleOf } from '../form/schedule-draft.ts';
import { ScheduleFields } from '../form/schedule-fields.tsx';
import { scheduleErrors } from '../form/session-errors.ts';
import { useMakeSlots } from './plan-changes.ts';

/** Other times, rooms or lengths for everyone. */
export function RemakeDialog({
  session,
  onClose,
}: {
  session: AuditionSession;
  onClose: () => void;
}) {
  const [schedule, setSchedule] = useState(() => scheduleOf(session));
  const [isTried, setIsTried] = useState(false);
  const make = useMakeSlots(session.id);
  const form = scheduleForm(schedule, session.timeZone);
  const errors = isTried ? scheduleErrors(form) : {};

  function submit() {
    setIsTried(true);
    if (Object.keys(scheduleErrors(form)).length > 0) return;
    make.mutate(form, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      isFirm
      maxWidth={600}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Make the slots anew"
      description="People keep their order. Who finds no room has no time for now, and nobody is told before you send."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" isPending={make.isPending} onClick={submit}>
            Make the slots
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ScheduleFields
          schedule={schedule}
          timeZone={session.timeZone}
          errors={errors}
          path=""
          onChange={setSchedule}
        />
        {make.isError && <FormAlert>{make.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}
