import type { BillingInterval } from '@callboard/contract/plans';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getCustomer } from '../customers/get-customer.ts';
import { targetOf } from '../holders/holder.ts';
import { requireManagedHolder, type Whose } from '../holders/require-holder.ts';
import { currentProviderName, providerOf } from '../providers/provider-of.ts';
import { findSubscriptionOf } from '../queries.ts';

/**
 * Begins to buy Pro: nothing is bought before the provider says that it is paid. While the provider is asked
 * nothing is held; of a checkout that is not on the trail, its payer was told that it failed.
 */
export async function beginCheckout(
  platform: Platform,
  actor: Actor,
  { interval, ...whose }: Whose & { interval: BillingInterval },
): Promise<{ url: string }> {
  const { holder } = await requireManagedHolder(platform, actor, whose);
  const before = await findSubscriptionOf(platform.db, holder);
  if (before !== undefined && before.status !== 'ended') throw new AppError('ALREADY_PRO');
  const provider = providerOf(platform, currentProviderName(platform));
  const { id, email, firstName, lastName } = actor.user;
  const payer = { id, email, name: `${firstName} ${lastName}` };
  const customerRef = await getCustomer(platform, provider, holder, payer);
  const url = await provider.checkOut({ holder, interval, payer, customerRef });
  await platform.transaction((tx) =>
    audit(tx, platform.clock, actor, {
      act: 'billing.checkout-begun',
      target: targetOf(holder),
      difference: { interval, provider: provider.name },
    }),
  );
  return { url };
}
