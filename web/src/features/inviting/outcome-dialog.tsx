import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { title: string; words: string; why: string; onClose: () => void };

/** What became of it where not everybody was reached, to be read and closed. */
export function OutcomeDialog({ title, words, why, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      footer={
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-1.5">
        <p role="status" className="font-semibold text-14">
          {words}
        </p>
        <p className="text-13 text-muted">{why}</p>
      </div>
    </Dialog>
  );
}
