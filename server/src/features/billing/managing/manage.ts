import type { Billing } from '@callboard/contract/billing';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Holder } from '../holders/holder.ts';
import { targetOf } from '../holders/holder.ts';
import { requireManagedHolder, type Whose } from '../holders/require-holder.ts';
import { presentBilling } from '../present-billing.ts';
import type { Provider, Told } from '../providers/provider.ts';
import { providerOf } from '../providers/provider-of.ts';
import { findSubscriptionOf, lockSubject, type SubscriptionRow } from '../queries.ts';
import { isLive } from '../syncing/counted.ts';
import { syncWithin } from '../syncing/sync-subscription.ts';

type Managing = {
  /** For the trail: `billing.cancelled`. */
  act: string;
  difference?: Record<string, unknown>;
  work: (provider: Provider, told: Told) => Promise<void>;
};

/**
 * Changes a live subscription at its provider and writes down what the provider says then. One after the
 * other: whoever presses the same button at the same moment finds what the first one left.
 */
export async function manage(
  platform: Platform,
  actor: Actor,
  whose: Whose,
  { act, difference, work }: Managing,
): Promise<Billing> {
  const standing = await requireManagedHolder(platform, actor, whose);
  const subject = await requireLive(platform, standing.holder);
  await platform.transaction(async (tx) => {
    await lockSubject(tx, subject);
    const provider = providerOf(platform.within(tx), subject.provider);
    const told = await provider.find(subject.subscriptionRef);
    if (told === undefined || !isLive(told)) throw new AppError('NO_SUBSCRIPTION');
    await work(provider, told);
    await syncWithin(platform, tx, subject);
    await audit(tx, platform.clock, actor, {
      act,
      target: targetOf(standing.holder),
      ...(difference && { difference }),
    });
  });
  return presentBilling(platform, standing);
}

export async function requireLive({ db }: Platform, holder: Holder): Promise<SubscriptionRow> {
  const row = await findSubscriptionOf(db, holder);
  if (row === undefined || row.status === 'ended') throw new AppError('NO_SUBSCRIPTION');
  return row;
}
