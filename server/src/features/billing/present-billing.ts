import type { Billing, Subscription } from '@callboard/contract/billing';
import { CURRENCY, PRICES } from '@callboard/contract/plans';
import type { Platform } from '../../platform/platform.ts';
import type { Standing } from './holders/require-holder.ts';
import { currentProviderName } from './providers/provider-of.ts';
import { findSubscriptionOf, type SubscriptionRow } from './queries.ts';
import { graceEndOf } from './syncing/standing-of.ts';

/** A plan as the page shows it, as it is written down at this moment. */
export async function presentBilling(
  platform: Platform,
  { holder, name, mayManage }: Standing,
): Promise<Billing> {
  const row = await findSubscriptionOf(platform.db, holder);
  return {
    provider: currentProviderName(platform),
    offer: holder.offer,
    plan: row?.isPro ? 'pro' : 'free',
    holder: name,
    subscription: row === undefined ? null : present(row),
    mayManage,
  };
}

function present(row: SubscriptionRow): Subscription {
  const { id, status, provider, interval, nextInterval, cancelAtPeriodEnd, pastDueSince } = row;
  return {
    id,
    status,
    provider,
    interval,
    nextInterval,
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd,
    graceEndsAt:
      status === 'past_due' && pastDueSince !== null
        ? graceEndOf(pastDueSince).toISOString()
        : null,
    price: row.price ?? PRICES[row.offer][interval],
    currency: row.currency ?? CURRENCY,
  };
}
