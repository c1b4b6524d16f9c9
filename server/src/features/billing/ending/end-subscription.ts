import type { Platform } from '../../../platform/platform.ts';
import { providerOf } from '../providers/provider-of.ts';
import { sync } from '../syncing/sync-subscription.ts';
import type { Ending } from './end-job.ts';

/** What ran out of grace is looked at once more: a payment in the last moment counts. */
export async function endAtProvider(platform: Platform, ending: Ending): Promise<void> {
  const { subscriptionRef, customerRef, because } = ending;
  const provider = providerOf(platform, ending.provider);
  const told = await provider.find(subscriptionRef);
  if (told !== undefined && (because !== 'overdue' || told.status === 'past_due')) {
    const isRestCredited = because === 'doubled' && told.status === 'active';
    await provider.end(subscriptionRef, { isRestCredited });
  }
  if (because === 'left') await provider.forgetCustomer(customerRef);
  else await sync(platform, ending);
}
