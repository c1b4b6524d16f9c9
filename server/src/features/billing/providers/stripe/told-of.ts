import type { Stripe } from 'stripe';
import type { Told } from '../provider.ts';
import { findNamed } from './named-holder.ts';
import { intervalOf } from './prices.ts';
import { statusOf } from './statuses.ts';

/** What has to come with a subscription to tell all of it. */
export const EXPANDED = ['latest_invoice', 'schedule.phases.items.price'];

/** A subscription of Stripe's in our words; none for one that is not of our making. */
export function toldOf(subscription: Stripe.Subscription): Told | undefined {
  const named = findNamed(subscription.metadata);
  const [item] = subscription.items.data;
  if (named === undefined || item === undefined) return undefined;
  const status = statusOf(subscription.status);
  const next = nextPriceOf(subscription.schedule, item.current_period_end);
  return {
    subscriptionRef: subscription.id,
    customerRef: idOf(subscription.customer),
    ...named,
    status,
    interval: intervalOf(item.price),
    nextInterval: next && intervalOf(next),
    price: item.price.unit_amount,
    nextPrice: next?.unit_amount ?? null,
    currency: item.price.currency.toUpperCase(),
    currentPeriodEnd: instantOf(item.current_period_end),
    // From Stripe's own pages it is cancelled for a day, which is the last of the period.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    pastDueSince: status === 'past_due' ? dueSince(subscription.latest_invoice) : null,
    startedAt: instantOf(subscription.created),
  };
}

export function idOf(named: string | { id: string }): string {
  return typeof named === 'string' ? named : named.id;
}

/** A plan that goes over to another one when the period ends has a phase that begins then. */
function nextPriceOf(
  schedule: Stripe.Subscription['schedule'],
  periodEnd: number,
): Stripe.Price | null {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') {
    return null;
  }
  const next = schedule.phases.find(({ start_date }) => start_date >= periodEnd);
  const price = next?.items[0]?.price;
  if (price === undefined || typeof price === 'string' || price.deleted) return null;
  return price;
}

function dueSince(invoice: Stripe.Subscription['latest_invoice']): Date | null {
  if (invoice === null || typeof invoice === 'string') return null;
  return instantOf(invoice.status_transitions.finalized_at ?? invoice.created);
}

/** Stripe counts in seconds. */
function instantOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
