import { BILLING_PROVIDERS } from '@callboard/contract/billing';
import type { Platform } from '../../../platform/platform.ts';
import { endSubscription } from '../ending/end-job.ts';
import { holderOf } from '../holders/holder.ts';
import { isAvailable } from '../providers/provider-of.ts';
import { lockHolder, type SubscriptionRow } from '../queries.ts';
import { syncSubscription } from '../syncing/sync-job.ts';
import { tellOfTurn } from '../telling/tell-of-turn.ts';
import { endOverdue, listOverdue, takeSilent } from './queries.ts';

const AT_ONCE = 100;

/** Ends Pro where the days of grace are over, and looks at what ought to have been renewed. */
export async function endGraces(platform: Platform): Promise<void> {
  let overdue: SubscriptionRow[];
  do {
    overdue = await listOverdue(platform.db, platform.clock.now(), AT_ONCE);
    for (const row of overdue) await endOne(platform, row);
  } while (overdue.length === AT_ONCE);
  await askAboutSilent(platform);
}

/** Here at once, as it was promised; at the provider, who stops trying, as soon as it answers. */
async function endOne(platform: Platform, row: SubscriptionRow): Promise<void> {
  await platform.transaction(async (tx) => {
    await lockHolder(tx, holderOf(row));
    const ended = await endOverdue(tx, row.id, platform.clock.now());
    if (ended === undefined) return;
    const { provider, subscriptionRef, customerRef } = ended.after;
    const ending = { provider, subscriptionRef, customerRef, because: 'overdue' as const };
    await platform.jobs.enqueue(tx, endSubscription, ending);
    await tellOfTurn(platform, tx, ended.before, ended.after);
  });
}

/** Those that are left over wait for the next hour. */
async function askAboutSilent(platform: Platform): Promise<void> {
  const providers = BILLING_PROVIDERS.filter((name) => isAvailable(platform, name));
  await platform.transaction(async (tx) => {
    const silent = await takeSilent(tx, { providers, now: platform.clock.now(), limit: AT_ONCE });
    for (const subject of silent) await platform.jobs.enqueue(tx, syncSubscription, subject);
  });
}
