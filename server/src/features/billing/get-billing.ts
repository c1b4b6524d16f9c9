import type { Billing } from '@callboard/contract/billing';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireHolder, type Whose } from './holders/require-holder.ts';
import { presentBilling } from './present-billing.ts';

export async function getBilling(platform: Platform, actor: Actor, whose: Whose): Promise<Billing> {
  return presentBilling(platform, await requireHolder(platform, actor, whose));
}
