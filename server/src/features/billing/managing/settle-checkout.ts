import type { Billing } from '@callboard/contract/billing';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireThisHolder } from '../holders/require-holder.ts';
import { presentBilling } from '../present-billing.ts';
import { currentProviderName, providerOf } from '../providers/provider-of.ts';
import { sync } from '../syncing/sync-subscription.ts';

/** Back from paying: whoever is quicker than the provider's message need not wait for it. */
export async function settleCheckout(
  platform: Platform,
  actor: Actor,
  reference: string,
): Promise<Billing> {
  const provider = currentProviderName(platform);
  const bought = await providerOf(platform, provider).findBought(reference);
  if (bought === undefined) throw new AppError('NOT_FOUND');
  const standing = await requireThisHolder(platform, actor, bought.holder);
  const { subscriptionRef } = bought;
  if (subscriptionRef !== undefined) await sync(platform, { provider, subscriptionRef });
  return presentBilling(platform, standing);
}
