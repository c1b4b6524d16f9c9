import type { OfferTerms } from '@callboard/contract/offers';
import { dayAndTime } from '../../../lib/casting/days.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { TermList } from './term-list.tsx';

type Props = {
  name: string;
  roleTitle: string;
  terms: OfferTerms;
  isPending: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** The whole offer once more, before anyone outside the team reads it. */
export function ConfirmOffer(props: Props) {
  const { name, roleTitle, terms, isPending, error, onConfirm, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Send offer to ${name}?`}
      description={`${roleTitle}. They and whoever represents them are told at once. If they accept, they are booked.`}
      footer={
        <>
          <DialogClose>
            <Button>Back</Button>
          </DialogClose>
          <Button look="primary" isPending={isPending} onClick={onConfirm}>
            Send offer
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-13">
        <div className="rounded-control bg-sunk px-3 py-2.5">
          <TermList terms={terms} />
        </div>
        <p className="text-muted">
          {terms.answerBy === null
            ? 'It stands until they answer or you withdraw it.'
            : `It stands until ${dayAndTime(terms.answerBy)}. Until they answer you can withdraw it.`}
        </p>
        {error !== null && <FormAlert>{error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}
