import { Button } from './button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { FormAlert } from './form-alert.tsx';

type Props = {
  title: string;
  text: string;
  act: string;
  change: { isPending: boolean; error: Error | null };
  onConfirm: () => void;
  onClose: () => void;
};

/** Says what follows before it happens. */
export function SureDialog({ title, text, act, change, onConfirm, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button look="primary" isPending={change.isPending} onClick={onConfirm}>
            {act}
          </Button>
        </>
      }
    >
      {change.error !== null && <FormAlert>{change.error.message}</FormAlert>}
    </Dialog>
  );
}
