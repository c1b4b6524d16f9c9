import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetCustomer } from '../customers/forget-job.ts';
import { type Customer, deleteCustomersOf, unnameCustomers } from '../customers/queries.ts';
import type { Holder } from '../holders/holder.ts';
import { findLonelyCompany } from '../holders/queries.ts';
import { findSubscriptionOf, lockHolder } from '../queries.ts';
import { endSubscription } from './end-job.ts';
import { deletePlan, forgetPayer } from './queries.ts';

/** Before anything else of a business is locked, as everyone does who writes its plan. */
export async function lockPlan(tx: Transaction, portfolioId: string): Promise<void> {
  await lockHolder(tx, { offer: 'agency', id: portfolioId });
}

/** With a holder their plan goes: here at once, and at the provider as soon as it answers. */
export async function leavePlan(
  platform: Platform,
  tx: Transaction,
  holder: Holder,
): Promise<void> {
  await lockHolder(tx, holder);
  const left = await findSubscriptionOf(tx, holder);
  if (left !== undefined) {
    const { provider, subscriptionRef, customerRef } = left;
    const ending = { provider, subscriptionRef, customerRef, because: 'left' as const };
    await platform.jobs.enqueue(tx, endSubscription, ending);
  }
  await deletePlan(tx, holder);
  await forget(platform, tx, await deleteCustomersOf(tx, holder));
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
  const now = platform.clock.now();
  await forgetPayer(tx, userId, now);
  await forget(platform, tx, await unnameCustomers(tx, userId, now));
}

async function forget(
  { jobs }: Platform,
  tx: Transaction,
  customers: readonly Customer[],
): Promise<void> {
  for (const customer of customers) await jobs.enqueue(tx, forgetCustomer, customer);
}
