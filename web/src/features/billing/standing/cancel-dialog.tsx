import type { Subscription } from '@callboard/contract/billing';
import type { Offer } from '@callboard/contract/plans';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { useCancelPro } from '../billing-changes.ts';
import type { Whose } from '../billing-queries.ts';
import { AFTER_PRO } from '../go-pro/offer-words.ts';
import { lastDayOf } from '../subscription-words.ts';
import { useDay } from '../use-day.ts';

type Props = { billing: { offer: Offer; subscription: Subscription }; whose: Whose };

/** Two clicks: this button, and the one in the dialog. No questions, no other offer. */
export function CancelDialog({ billing: { offer, subscription }, whose }: Props) {
  const day = useDay();
  const last = day(lastDayOf(subscription));
  // What was not paid may be given up sooner.
  const until = subscription.status === 'past_due' ? `${last} at the latest` : last;
  const cancel = useCancelPro(whose, () => `Cancelled. Pro ends on ${last}`);
  return (
    <Dialog
      onOpenChange={(isOpen) => isOpen && cancel.reset()}
      trigger={<Button>Cancel Pro</Button>}
      title="Cancel Pro?"
      description={`Pro stays until ${until}, then the plan is Free again.`}
      footer={
        <>
          <DialogClose>
            <Button disabled={cancel.isPending}>Keep Pro</Button>
          </DialogClose>
          <Button look="danger" isPending={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel Pro
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-14">{AFTER_PRO[offer]}</p>
        {cancel.isError && <FormAlert>{cancel.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}
