import type { Subscription } from '@callboard/contract/billing';
import { type BillingInterval, type Offer, PRICES } from '@callboard/contract/plans';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { monthsFree, priceInWords } from '../price-words.ts';
import { TryOutMark } from '../try-out-mark.tsx';

type Props = {
  billing: { offer: Offer; subscription: Subscription };
  change: UseMutationResult<unknown, Error, BillingInterval>;
};

/** A year is paid at once: that is said before it happens. */
export function YearlyDialog({ billing: { offer, subscription }, change }: Props) {
  const { price, currency, provider } = subscription;
  const saving = monthsFree(offer);
  const yearly = priceInWords(PRICES[offer].yearly, currency, 'yearly');
  const monthly = priceInWords(price, currency, 'monthly');
  const words = `${yearly} instead of ${monthly}${saving === undefined ? '' : `, ${saving}`}`;
  return (
    <Dialog
      onOpenChange={(isOpen) => isOpen && change.reset()}
      trigger={<Button>Switch to yearly</Button>}
      title="Switch to yearly now?"
      description={`The year begins today and is paid today: ${words}. What is left of this month is taken off.`}
      footer={
        <>
          <DialogClose>
            <Button disabled={change.isPending}>Stay monthly</Button>
          </DialogClose>
          <Button
            look="primary"
            isPending={change.isPending}
            onClick={() => change.mutate('yearly')}
          >
            Switch to yearly
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {provider === 'try_out' && <TryOutMark />}
        {change.isError && <FormAlert>{change.error.message}</FormAlert>}
      </div>
    </Dialog>
  );
}
