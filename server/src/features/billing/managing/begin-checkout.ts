import type { BillingInterval } from '@callboard/contract/plans';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { targetOf } from '../holders/holder.ts';
import { requireManagedHolder, type Whose } from '../holders/require-holder.ts';
import { currentProviderName, providerOf } from '../providers/provider-of.ts';
import { findSubscriptionOf } from '../queries.ts';

/** Begins to buy Pro: nothing is bought before the provider says that it is paid. */
export async function beginCheckout(
  platform: Platform,
  actor: Actor,
  { interval, ...whose }: Whose & { interval: BillingInterval },
): Promise<{ url: string }> {
  const { holder } = await requireManagedHolder(platform, actor, whose);
  const before = await findSubscriptionOf(platform.db, holder);
  if (before !== undefined && before.status !== 'ended') throw new AppError('ALREADY_PRO');
  const name = currentProviderName(platform);
  const { id, email, firstName, lastName } = actor.user;
  return platform.transaction(async (tx) => {
    // Before anything is written: followers of the change feed wait for whoever writes and is not done.
    const url = await providerOf(platform.within(tx), name).checkOut({
      holder,
      interval,
      payer: { id, email, name: `${firstName} ${lastName}` },
      customerRef: before?.provider === name ? before.customerRef : undefined,
    });
    await audit(tx, platform.clock, actor, {
      act: 'billing.checkout-begun',
      target: targetOf(holder),
      difference: { interval, provider: name },
    });
    return { url };
  });
}
