import type { BillingProviderName, Subscription } from '@callboard/contract/billing';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { Whose } from '../billing-queries.ts';
import { usePortal } from '../leading-away.ts';
import { lastDayOf } from '../subscription-words.ts';
import { useDay } from '../use-day.ts';

const HOW_TO_MEND: Record<BillingProviderName, string> = {
  stripe: 'If the card has changed, enter the new one.',
  try_out: 'While trying out, let it be paid with a card that works, below.',
};
const WHO_MENDS = 'Whoever looks after the plan was told.';

type Props = { subscription: Subscription; whose: Whose; mayManage: boolean };

/** A payment failed: until when Pro stays, and how it is mended. */
export function PastDue({ subscription, whose, mayManage }: Props) {
  const portal = usePortal(whose);
  const day = useDay();
  const isStripe = subscription.provider === 'stripe';
  return (
    <section
      aria-label="The last payment failed"
      className="grid gap-3 rounded-card border border-line bg-danger-soft p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex min-w-0 flex-1 basis-72 gap-3 text-14">
          <TriangleAlert
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 shrink-0 text-danger"
          />
          <span className="min-w-0">
            <strong className="block font-semibold">
              The last payment failed. Pro stays until {day(lastDayOf(subscription))}.
            </strong>
            {isStripe && 'It is tried again by itself. '}
            {mayManage ? HOW_TO_MEND[subscription.provider] : WHO_MENDS}
          </span>
        </p>
        {isStripe && mayManage && (
          <Button look="primary" isPending={portal.isPending} onClick={() => portal.mutate()}>
            Change the card
          </Button>
        )}
      </div>
      {portal.isError && <FormAlert>{portal.error.message}</FormAlert>}
    </section>
  );
}
