import { BILLING_INTERVALS, REMINDER_DAYS } from '@callboard/contract/plans';
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import type { SubscriptionRow } from '../queries.ts';
import { subscriptions } from '../tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** In the days before a renewal in which one is told of it. */
export function renewsSoon(now: Date): SQL | undefined {
  const { status, interval, currentPeriodEnd, cancelAtPeriodEnd } = subscriptions;
  const isSoon = or(
    ...BILLING_INTERVALS.map((each) =>
      and(
        eq(interval, each),
        lte(currentPeriodEnd, new Date(now.getTime() + REMINDER_DAYS[each] * DAY_MS)),
      ),
    ),
  );
  return and(eq(status, 'active'), eq(cancelAtPeriodEnd, false), gt(currentPeriodEnd, now), isSoon);
}

/** Those that renew soon and of whose end nobody was told; nobody else reminds of them meanwhile. */
export async function lockRenewingSoon(
  tx: Transaction,
  now: Date,
  limit: number,
): Promise<SubscriptionRow[]> {
  const { currentPeriodEnd, remindedFor } = subscriptions;
  return tx
    .select()
    .from(subscriptions)
    .where(and(renewsSoon(now), or(isNull(remindedFor), ne(remindedFor, currentPeriodEnd))))
    .orderBy(asc(currentPeriodEnd))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function setReminded(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(subscriptions)
    .set({ remindedFor: subscriptions.currentPeriodEnd })
    .where(inArray(subscriptions.id, [...ids]));
}
