import type { Billing } from '@callboard/contract/billing';
import type { BillingInterval } from '@callboard/contract/plans';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Whose } from '../holders/require-holder.ts';
import { manage } from './manage.ts';

/** What is larger begins at once; what is smaller when the paid period ends. Neither cancels. */
export async function changeInterval(
  platform: Platform,
  actor: Actor,
  { interval, ...whose }: Whose & { interval: BillingInterval },
): Promise<Billing> {
  return manage(platform, actor, whose, {
    act: 'billing.changed',
    difference: { interval },
    work: async (provider, { subscriptionRef, interval: present }) => {
      if (interval === present) return provider.goOn(subscriptionRef);
      if (interval === 'yearly') return provider.changeNow(subscriptionRef, interval);
      return provider.changeAtPeriodEnd(subscriptionRef, interval);
    },
  });
}
