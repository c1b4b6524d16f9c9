import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyEach } from '../../notifications/notify.ts';
import { holderOf, targetOf } from '../holders/holder.ts';
import { providerOf } from '../providers/provider-of.ts';
import { lockSubject, type SubscriptionRow } from '../queries.ts';
import { isLive } from '../syncing/counted.ts';
import { syncWithin } from '../syncing/sync-subscription.ts';
import { newsOfStopping } from '../telling/words.ts';
import { writeNews } from '../telling/write-news.ts';
import { listUnattended } from './queries.ts';

const AT_ONCE = 100;

/**
 * Cancels what would renew though everyone who could cancel it is suspended or asked to be deleted: they
 * are not charged for what they cannot use. One that fails, and those that are left over, wait for the
 * next hour.
 */
export async function stopUnattended(platform: Platform): Promise<void> {
  for (const row of await listUnattended(platform.db, platform.clock.now(), AT_ONCE)) {
    try {
      await stop(platform, row);
    } catch (error) {
      platform.log.warn({ err: error, subscriptionId: row.id }, 'a plan could not be stopped');
    }
  }
}

async function stop(platform: Platform, row: SubscriptionRow): Promise<void> {
  await platform.transaction(async (tx) => {
    await lockSubject(tx, row);
    const provider = providerOf(platform.within(tx), row.provider);
    const told = await provider.find(row.subscriptionRef);
    const renews = told !== undefined && isLive(told) && !told.cancelAtPeriodEnd;
    if (renews) await provider.cancelAtPeriodEnd(row.subscriptionRef);
    await syncWithin(platform, tx, row);
    if (!renews) return;
    await audit(tx, platform.clock, null, {
      act: 'billing.stopped',
      target: targetOf(holderOf(row)),
      difference: { interval: row.interval, provider: row.provider },
    });
    await notifyEach(platform, tx, 'account', await writeNews(tx, row, newsOfStopping));
  });
}
