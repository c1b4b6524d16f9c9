import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { FormAlert } from './form-alert.tsx';
import { Lines } from './valued/line.tsx';

type Props = {
  title: string;
  /** What ends with it. */
  description: string;
  /** What happens, on its button. */
  act: string;
  /** Who reads the reason. */
  hint?: string | undefined;
  maxLength: number;
  isPending: boolean;
  error: Error | null;
  onConfirm: (reason: string | null) => void;
  onClose: () => void;
};

/** Asks before something ends, and for a reason, which nobody has to give. */
export function ReasonDialog({ title, description, act, hint, maxLength, ...props }: Props) {
  const { isPending, error, onConfirm, onClose } = props;
  const [reason, setReason] = useState<string | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="danger" isPending={isPending} onClick={() => onConfirm(reason)}>
            {act}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error !== null && <FormAlert>{error.message}</FormAlert>}
        <Lines
          label="Reason"
          hint={hint}
          rows={2}
          maxLength={maxLength}
          value={reason}
          onValue={setReason}
        />
      </div>
    </Dialog>
  );
}
