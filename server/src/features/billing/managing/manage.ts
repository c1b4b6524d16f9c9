import type { Billing } from '@callboard/contract/billing';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Holder } from '../holders/holder.ts';
import { targetOf } from '../holders/holder.ts';
import { requireManagedHolder, type Whose } from '../holders/require-holder.ts';
import { presentBilling } from '../present-billing.ts';
import type { Provider, Told } from '../providers/provider.ts';
import { providerOf } from '../providers/provider-of.ts';
import { transactWhileAsking } from '../providers/while-asking.ts';
import {
  findSubscriptionOf,
  isFirstToManage,
  lockSubject,
  type Subject,
  type SubscriptionRow,
} from '../queries.ts';
import { isLive } from '../syncing/counted.ts';
import { syncSubscription } from '../syncing/sync-job.ts';
import { syncWithin } from '../syncing/sync-subscription.ts';

type Managing = {
  /** For the trail: `billing.cancelled`. */
  act: string;
  difference?: Record<string, unknown>;
  work: (provider: Provider, told: Told) => Promise<void>;
};

/**
 * Changes a live subscription at its provider and writes down what the provider says then. One at a time:
 * whoever presses a button while another change is under way is told so, and waits for nothing.
 */
export async function manage(
  platform: Platform,
  actor: Actor,
  whose: Whose,
  { act, difference, work }: Managing,
): Promise<Billing> {
  const standing = await requireManagedHolder(platform, actor, whose);
  const subject = await requireLive(platform, standing.holder);
  const isDone = await transactWhileAsking(platform, async (tx) => {
    if (!(await isFirstToManage(tx, subject))) {
      throw new AppError('CONFLICT', {
        message: 'Another change to this plan is under way. Please look again in a moment.',
      });
    }
    await lockSubject(tx, subject);
    const provider = providerOf(platform.within(tx), subject.provider);
    const told = await provider.find(subject.subscriptionRef);
    if (told === undefined || !isLive(told)) {
      await syncWithin(platform, tx, subject);
      return false;
    }
    await work(provider, told);
    await syncNowOrLater(platform, tx, subject);
    await audit(tx, platform.clock, actor, {
      act,
      target: targetOf(standing.holder),
      ...(difference && { difference }),
    });
    return true;
  });
  if (!isDone) throw new AppError('NO_SUBSCRIPTION');
  return presentBilling(platform, standing);
}

/** What was done at the provider is done, also where it does not answer the next question. */
async function syncNowOrLater(
  platform: Platform,
  tx: Transaction,
  { provider, subscriptionRef }: Subject,
): Promise<void> {
  try {
    await syncWithin(platform, tx, { provider, subscriptionRef });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'PROVIDER_FAILED')) throw error;
    await platform.jobs.enqueue(tx, syncSubscription, { provider, subscriptionRef });
  }
}

export async function requireLive({ db }: Platform, holder: Holder): Promise<SubscriptionRow> {
  const row = await findSubscriptionOf(db, holder);
  if (row === undefined || row.status === 'ended') throw new AppError('NO_SUBSCRIPTION');
  return row;
}
