import type { BillingInterval } from '@callboard/contract/plans';
import type { Stripe } from 'stripe';
import { findNamed } from './named-holder.ts';
import { getPriceId, STRIPE_INTERVALS } from './prices.ts';
import { EXPANDED, idOf, toldOf } from './told-of.ts';

/**
 * With the proration paid at once; when the card is declined, everything stays as it was. A schedule that is
 * still there has come to its last phase, which says the same as the subscription itself.
 */
export async function changeNow(
  stripe: Stripe,
  ref: string,
  interval: BillingInterval,
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(ref);
  const { id } = itemOf(subscription);
  const price = await priceFor(stripe, subscription, interval);
  await release(stripe, subscription);
  await stripe.subscriptions.update(ref, {
    items: [{ id, price }],
    ...goingOn(subscription),
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  });
}

/** By a schedule of two phases: the period that is paid, and the other interval from then on. */
export async function changeAtPeriodEnd(
  stripe: Stripe,
  ref: string,
  interval: BillingInterval,
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(ref);
  const next = await priceFor(stripe, subscription, interval);
  const { current_period_start, current_period_end, price } = itemOf(subscription);
  const { cancel_at_period_end, cancel_at } = subscription;
  const back = goingOn(subscription);
  if (back !== undefined) await stripe.subscriptions.update(ref, back);
  const plan = async () => {
    const schedule = await scheduleOf(stripe, subscription);
    await stripe.subscriptionSchedules.update(schedule, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          items: [{ price: price.id, quantity: 1 }],
          start_date: current_period_start,
          end_date: current_period_end,
        },
        {
          items: [{ price: next, quantity: 1 }],
          start_date: current_period_end,
          duration: { interval: STRIPE_INTERVALS[interval], interval_count: 1 },
        },
      ],
    });
  };
  await orUndo(plan, async () => {
    await release(stripe, await stripe.subscriptions.retrieve(ref));
    if (back === undefined) return;
    const cancelled = cancel_at_period_end
      ? { cancel_at_period_end }
      : { cancel_at: cancel_at ?? '' };
    await stripe.subscriptions.update(ref, cancelled);
  });
}

/** While a schedule has it, nobody else may say when it ends: the schedule goes first. */
export async function cancelAtPeriodEnd(stripe: Stripe, ref: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(ref, { expand: EXPANDED });
  const planned = toldOf(subscription)?.nextInterval ?? null;
  await release(stripe, subscription);
  await orUndo(
    () => stripe.subscriptions.update(ref, { cancel_at_period_end: true }),
    async () => {
      if (planned !== null) await changeAtPeriodEnd(stripe, ref, planned);
    },
  );
}

export async function goOn(stripe: Stripe, ref: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(ref);
  await release(stripe, subscription);
  const back = goingOn(subscription);
  if (back !== undefined) await stripe.subscriptions.update(ref, back);
}

/** What takes an end back: of the period, or of a day that was chosen on Stripe's own pages. */
function goingOn({ cancel_at_period_end, cancel_at }: Stripe.Subscription) {
  if (cancel_at_period_end) return { cancel_at_period_end: false };
  return cancel_at === null ? undefined : { cancel_at: '' as const };
}

async function scheduleOf(stripe: Stripe, { id, schedule }: Stripe.Subscription): Promise<string> {
  if (schedule !== null) return idOf(schedule);
  return (await stripe.subscriptionSchedules.create({ from_subscription: id })).id;
}

async function release(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (schedule !== null) await stripe.subscriptionSchedules.release(idOf(schedule));
}

/** The second of two steps; where it fails, the first is taken back as well as can be. */
async function orUndo(act: () => Promise<unknown>, undo: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    // Where Stripe is away altogether, its messages tell later what became of it.
    await undo().catch(() => undefined);
    throw error;
  }
}

async function priceFor(
  stripe: Stripe,
  { metadata }: Stripe.Subscription,
  interval: BillingInterval,
): Promise<string> {
  const named = findNamed(metadata);
  if (named === undefined) throw new Error('a subscription that is not of our making');
  return getPriceId(stripe, named.holder.offer, interval);
}

function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new Error('a subscription to nothing');
  return item;
}
