import { LIMITS } from '@callboard/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Lines } from '../../../ui/valued/line.tsx';
import { TickLine } from '../../../ui/valued/tick-line.tsx';

type Props = {
  title: string;
  /** Who is told what. */
  description: string;
  act: string;
  hint: string;
  isGrave: boolean;
  /** Offers that what was reported goes as well; none where there is nothing, or it goes anyway. */
  removeToo?: string | undefined;
  isPending: boolean;
  error: Error | null;
  onConfirm: (reason: string, removeToo: boolean) => void;
  onClose: () => void;
};

/** A decision and the reason for it, which has to be given. Ctrl and Enter make it, too. */
export function DecisionDialog({ title, description, act, hint, isGrave, ...props }: Props) {
  const formId = useId();
  const [reason, setReason] = useState<string | null>(null);
  const [isRemovedToo, setIsRemovedToo] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const said = reason?.trim() ?? '';
    setIsMissing(said === '');
    if (said !== '' && !props.isPending) props.onConfirm(said, isRemovedToo);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            look={isGrave ? 'danger' : 'primary'}
            isPending={props.isPending}
          >
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {props.error !== null && <FormAlert>{props.error.message}</FormAlert>}
        <Lines
          label="Reason"
          hint={hint}
          error={isMissing ? 'Please give a reason' : undefined}
          required
          autoFocus
          rows={3}
          maxLength={LIMITS.lineLength}
          value={reason}
          onValue={setReason}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          }}
        />
        {props.removeToo !== undefined && (
          <TickLine label={props.removeToo} isTicked={isRemovedToo} onTick={setIsRemovedToo} />
        )}
      </form>
    </Dialog>
  );
}
