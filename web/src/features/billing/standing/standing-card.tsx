import type { Billing, Subscription } from '@callboard/contract/billing';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import type { Whose } from '../billing-queries.ts';
import { WhomToAsk } from '../go-pro/whom-to-ask.tsx';
import { priceInWords } from '../price-words.ts';
import { isMissed, whatComesNext } from '../subscription-words.ts';
import { TryOutMark } from '../try-out-mark.tsx';
import { useDay } from '../use-day.ts';
import { PlanActions } from './plan-actions.tsx';

type Props = { billing: Billing; whose: Whose; whomToAsk: string | undefined };

/** What is paid, until when, and what can be done about it. */
export function StandingCard({ billing, whose, whomToAsk }: Props) {
  const { offer, holder, subscription, mayManage } = billing;
  const day = useDay();
  const heading = useFocusAfterChange(subscription);
  return (
    <section
      aria-label="Pro"
      className="grid min-w-0 gap-4 rounded-card border border-line bg-raised p-5"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="font-semibold text-16 outline-none">
            Pro
          </h2>
          {subscription !== null && <StandingBadge subscription={subscription} />}
        </div>
        {subscription === null ? (
          <p className="text-14 text-muted">Nothing is paid for it here.</p>
        ) : (
          <p className="text-14 text-muted">
            <span className="text-ink">
              {priceInWords(subscription.price, subscription.currency, subscription.interval)}
            </span>
            {/* A failed payment has a notice of its own. */}
            {!isMissed(subscription) && ` · ${whatComesNext(subscription, day)}`}
          </p>
        )}
      </div>
      {subscription?.provider === 'try_out' && <TryOutMark />}
      {subscription !== null && mayManage && (
        <PlanActions billing={{ ...billing, subscription }} whose={whose} />
      )}
      {!mayManage && (
        <WhomToAsk act="change or cancel it" billing={{ offer, holder }} name={whomToAsk} />
      )}
    </section>
  );
}

/** A change often takes its own button away: whoever pressed it goes on from here, not from the top. */
function useFocusAfterChange(subscription: Subscription | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(subscription);
  useEffect(() => {
    const hasChanged = known.current !== subscription;
    known.current = subscription;
    if (hasChanged && document.activeElement === document.body) heading.current?.focus();
  }, [subscription]);
  return heading;
}

function StandingBadge({ subscription }: { subscription: Subscription }) {
  if (subscription.cancelAtPeriodEnd) {
    return (
      <Badge tone="warn" icon={Clock}>
        Cancelled
      </Badge>
    );
  }
  if (isMissed(subscription)) {
    return (
      <Badge tone="danger" icon={TriangleAlert}>
        Payment failed
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={CircleCheck}>
      Active
    </Badge>
  );
}
