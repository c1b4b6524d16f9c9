import type { Billing, Subscription } from '@callboard/contract/billing';
import { FlaskConical } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { type TryOutCard, useTryOutRenewal } from '../billing-changes.ts';
import type { Whose } from '../billing-queries.ts';
import { PERIODS } from '../price-words.ts';
import { isMissed } from '../subscription-words.ts';

type Props = { subscription: Subscription; whose: Whose };

/** While trying out, nobody waits a month to see what happens at its end. */
export function RehearseBox({ subscription, whose }: Props) {
  const renewal = useTryOutRenewal(whose, whatHappened);
  const letEnd = (card: TryOutCard) => renewal.mutate(card);
  return (
    <section
      aria-label="Rehearse"
      className="grid gap-3 rounded-card border border-line-strong border-dashed p-4"
    >
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2 font-semibold text-14">
          <FlaskConical aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Rehearse: {isMissed(subscription) ? 'try the payment again' : 'let the period end now'}
        </h2>
        <p className="text-13 text-muted">
          As if the day had come. This box is here only while trying out, and no money moves.
        </p>
      </div>
      {renewal.isError && <FormAlert>{renewal.error.message}</FormAlert>}
      <div className="flex flex-wrap gap-2">
        {subscription.cancelAtPeriodEnd ? (
          <Button isPending={renewal.isPending} onClick={() => letEnd('accepted')}>
            Let the period end now
          </Button>
        ) : (
          <>
            <Button disabled={renewal.isPending} onClick={() => letEnd('accepted')}>
              With a card that works
            </Button>
            <Button disabled={renewal.isPending} onClick={() => letEnd('declined')}>
              With a card that is declined
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function whatHappened({ plan, subscription }: Billing): string {
  if (plan === 'free' || subscription === null) return 'Pro has ended';
  if (subscription.status === 'past_due') return 'The card was declined';
  return `Paid for another ${PERIODS[subscription.interval]}`;
}
