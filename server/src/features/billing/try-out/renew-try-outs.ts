import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { currentProviderName } from '../providers/provider-of.ts';
import { periodAfter } from '../providers/try-out/period.ts';
import { findInBooks, listDue, type TryOutRow, updateBooks } from '../providers/try-out/queries.ts';
import { lockSubject } from '../queries.ts';
import { syncWithin } from '../syncing/sync-subscription.ts';

const AT_ONCE = 100;

/** What a provider does by itself: renews, switches, finds a card that does not work, or ends. */
export async function renewDue(platform: Platform): Promise<void> {
  let due: string[];
  do {
    due = await listDue(platform.db, platform.clock.now(), AT_ONCE);
    for (const id of due) await platform.transaction((tx) => renewWithin(platform, tx, id));
  } while (due.length === AT_ONCE);
}

export async function renewWithin(platform: Platform, tx: Transaction, id: string): Promise<void> {
  const subject = { provider: 'try_out', subscriptionRef: id } as const;
  await lockSubject(tx, subject);
  const now = platform.clock.now();
  const entry = await findInBooks(tx, id);
  if (entry === undefined || !isDue(entry, now)) return;
  // Where real money is taken, nothing goes on without it.
  const goesOn = currentProviderName(platform) === 'try_out' && !entry.cancelAtPeriodEnd;
  await updateBooks(tx, id, {
    ...(goesOn ? charged(entry, now) : { endedAt: now }),
    updatedAt: now,
  });
  await syncWithin(platform, tx, subject);
}

function isDue({ endedAt, currentPeriodEnd }: TryOutRow, now: Date): boolean {
  return endedAt === null && currentPeriodEnd !== null && currentPeriodEnd <= now;
}

function charged(entry: TryOutRow, now: Date): Partial<TryOutRow> {
  if (!entry.cardWorks) return { pastDueSince: entry.pastDueSince ?? now };
  const interval = entry.nextInterval ?? entry.interval;
  let end = entry.currentPeriodEnd ?? now;
  while (end <= now) end = periodAfter(end, interval);
  return { interval, nextInterval: null, currentPeriodEnd: end, pastDueSince: null };
}
