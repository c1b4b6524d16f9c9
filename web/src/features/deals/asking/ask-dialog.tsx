import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { type AskedPerson, tooManyInWords, whomInWords } from './asked-people.ts';

type Props = {
  title: string;
  people: readonly AskedPerson[];
  /** Selected too, and not on Callboard. */
  leftOut: number;
  /** What the other side is told, and what it means. */
  lead: string;
  act: string;
  isPending: boolean;
  error: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** One question to one or to many. */
export function AskDialog(props: Props) {
  const { title, people, leftOut, lead, act, isPending, error, onSubmit, onClose, children } =
    props;
  const tooMany = tooManyInWords(people);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      maxWidth={520}
      title={title}
      description={`${whomInWords(people)}. ${lead}`}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            look="primary"
            disabled={people.length === 0 || tooMany !== undefined}
            isPending={isPending}
            onClick={onSubmit}
          >
            {act}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {leftOut > 0 && (
          <p className="rounded-control bg-sunk px-3 py-2.5 text-13">
            {leftOut === 1 ? 'One person was' : `${leftOut} people were`} added by name and cannot
            be asked here.
          </p>
        )}
        {tooMany !== undefined && <FormAlert>{tooMany}</FormAlert>}
        {children}
        {error !== null && <FormAlert>{error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}
