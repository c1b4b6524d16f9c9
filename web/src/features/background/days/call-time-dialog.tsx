import { type BackgroundDay, backgroundEndpoints } from '@callboard/contract/background';
import type { FieldErrors } from '@callboard/contract/errors';
import { LIMITS } from '@callboard/contract/limits';
import { useState } from 'react';
import { findErrors, focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Line, Lines } from '../../../ui/valued/line.tsx';
import { useSendCallTime } from '../background-changes.ts';
import { dayInWords } from './day-words.ts';

type Props = { roleId: string; day: BackgroundDay; onClose: () => void };

/** Tells everyone who comes when and where. */
export function CallTimeDialog({ roleId, day, onClose }: Props) {
  const [time, setTime] = useState(day.callTime?.time ?? '');
  const [place, setPlace] = useState(day.callTime?.place ?? '');
  const [message, setMessage] = useState(day.callTime?.message ?? null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const send = useSendCallTime(roleId, day.id);
  const people = peopleInWords(day.confirmed);

  function submit() {
    const body = { time, place, message };
    const found = findErrors(backgroundEndpoints.sendCallTime.body, body);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstWrong();
    send.mutate(body, {
      onSuccess: ({ told }) => {
        toast({ title: 'Call time sent', description: `${peopleInWords(told)} told.` });
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Call time for ${dayInWords(day.day)}`}
      description={`${people} confirmed. Whoever gets a place later reads it then.`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" isPending={send.isPending} onClick={submit}>
            {day.confirmed === 0 ? 'Save call time' : `Send to ${people}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <Line
            label="Time"
            type="time"
            required
            value={time}
            onValue={(next) => setTime(next ?? '')}
            error={errors.time}
          />
          <Line
            label="Place"
            required
            placeholder="Unit base, Dock Gate 4"
            maxLength={LIMITS.lineLength}
            value={place}
            onValue={(next) => setPlace(next ?? '')}
            error={errors.place}
          />
        </div>
        <Lines
          label="Message"
          placeholder="What to bring and wear, where to park"
          rows={3}
          maxLength={LIMITS.textLength}
          value={message}
          onValue={setMessage}
          error={errors.message}
        />
        {send.error !== null && <FormAlert>{send.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}

const peopleInWords = (count: number) => (count === 1 ? '1 person' : `${count} people`);
