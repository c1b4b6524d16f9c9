import type { Billing, Subscription } from '@callboard/contract/billing';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { useChangeInterval, useResume } from '../billing-changes.ts';
import type { Whose } from '../billing-queries.ts';
import { usePortal } from '../leading-away.ts';
import { useDay } from '../use-day.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { YearlyDialog } from './yearly-dialog.tsx';

type Paid = Billing & { subscription: Subscription };
type Props = { billing: Paid; whose: Whose };

/** What is possible follows from where the plan stands; cancelling always is, until it is done. */
export function PlanActions({ billing, whose }: Props) {
  const { subscription, offer } = billing;
  const { cancelAtPeriodEnd, nextInterval, interval, status, currentPeriodEnd } = subscription;
  const day = useDay();
  const change = useChangeInterval(whose, (changed) =>
    changed.subscription?.interval === 'yearly' && changed.subscription.nextInterval === null
      ? 'You pay by the year now'
      : `Monthly from ${day(currentPeriodEnd)}`,
  );
  const resume = useResume(whose, () => (cancelAtPeriodEnd ? 'You keep Pro' : 'You stay yearly'));
  const portal = usePortal(whose);
  // Going yearly has a dialog, which says itself what went wrong.
  const error = (interval === 'yearly' ? change.error : null) ?? resume.error ?? portal.error;
  const goesMonthly = !cancelAtPeriodEnd && interval === 'yearly' && nextInterval === 'monthly';
  const canChange = !cancelAtPeriodEnd && !goesMonthly && status === 'active';
  return (
    <div className="grid gap-3">
      {error !== null && <FormAlert>{error.message}</FormAlert>}
      <div className="flex flex-wrap gap-2">
        {(cancelAtPeriodEnd || goesMonthly) && (
          <Button look="primary" isPending={resume.isPending} onClick={() => resume.mutate()}>
            {cancelAtPeriodEnd ? 'Keep Pro' : 'Stay yearly'}
          </Button>
        )}
        {canChange && interval === 'monthly' && (
          <YearlyDialog billing={{ offer, subscription }} change={change} />
        )}
        {canChange && interval === 'yearly' && (
          <Button isPending={change.isPending} onClick={() => change.mutate('monthly')}>
            Switch to monthly on {day(currentPeriodEnd)}
          </Button>
        )}
        {subscription.provider === 'stripe' && (
          <Button isPending={portal.isPending} onClick={() => portal.mutate()}>
            Cards and invoices
          </Button>
        )}
        {!cancelAtPeriodEnd && <CancelDialog billing={{ offer, subscription }} whose={whose} />}
      </div>
    </div>
  );
}
