import type { Billing } from '@callboard/contract/billing';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Whose } from '../holders/require-holder.ts';
import { manage } from './manage.ts';

/** Pro stays until the paid period ends, and nothing is charged again. */
export async function cancelPlan(platform: Platform, actor: Actor, whose: Whose): Promise<Billing> {
  return manage(platform, actor, whose, {
    act: 'billing.cancelled',
    work: (provider, { subscriptionRef }) => provider.cancelAtPeriodEnd(subscriptionRef),
  });
}

/** After all it goes on as it is: neither cancelled nor with a smaller plan to come. */
export async function resumePlan(platform: Platform, actor: Actor, whose: Whose): Promise<Billing> {
  return manage(platform, actor, whose, {
    act: 'billing.resumed',
    work: (provider, { subscriptionRef }) => provider.goOn(subscriptionRef),
  });
}
