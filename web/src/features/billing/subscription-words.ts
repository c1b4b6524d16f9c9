import type { Subscription } from '@callboard/contract/billing';

/** When Pro ends unless it is paid again: after a failed payment, with the days of grace. */
export function lastDayOf({ graceEndsAt, currentPeriodEnd }: Subscription): string {
  return graceEndsAt ?? currentPeriodEnd;
}

/** A payment is missing, and it is still to come. */
export function isMissed({ status, cancelAtPeriodEnd }: Subscription): boolean {
  return status === 'past_due' && !cancelAtPeriodEnd;
}

/** "Renews on 3 December", "Ends on 3 December": what happens next, in one line. */
export function whatComesNext(subscription: Subscription, day: (at: string) => string): string {
  if (subscription.cancelAtPeriodEnd) return `Ends on ${day(lastDayOf(subscription))}`;
  if (isMissed(subscription)) {
    return `The last payment failed. Pro stays until ${day(lastDayOf(subscription))}`;
  }
  const { nextInterval, interval, currentPeriodEnd } = subscription;
  if (nextInterval !== null && nextInterval !== interval) {
    const next = nextInterval === 'monthly' ? 'Monthly' : 'Yearly';
    return `${next} from ${day(currentPeriodEnd)}`;
  }
  return `Renews on ${day(currentPeriodEnd)}`;
}
