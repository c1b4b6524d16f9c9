import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Holder } from '../holders/holder.ts';
import { findLonelyCompany } from '../holders/queries.ts';
import { findSubscriptionOf, lockHolder } from '../queries.ts';
import { endSubscription } from './end-job.ts';
import { deletePlan, forgetPayer } from './queries.ts';

/** With a holder their plan goes: here at once, and at the provider as soon as it answers. */
export async function leavePlan(
  { jobs }: Platform,
  tx: Transaction,
  holder: Holder,
): Promise<void> {
  await lockHolder(tx, holder);
  const left = await findSubscriptionOf(tx, holder);
  if (left !== undefined) {
    const { provider, subscriptionRef, customerRef } = left;
    const ending = { provider, subscriptionRef, customerRef, because: 'left' as const };
    await jobs.enqueue(tx, endSubscription, ending);
  }
  await deletePlan(tx, holder);
}

/** What somebody whose account is deleted paid for: their own plan, and that of a company of nobody else. */
export async function leavePlansOf(
  platform: Platform,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await leavePlan(platform, tx, { offer: 'talent', id: userId });
  const company = await findLonelyCompany(tx, userId);
  if (company !== undefined) await leavePlan(platform, tx, { offer: 'client', id: company.id });
  await forgetPayer(tx, userId, platform.clock.now());
}
