import { GRACE_DAYS } from '@callboard/contract/plans';
import { and, asc, eq, lt, lte, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { SubscriptionRow } from '../queries.ts';
import { subscriptions } from '../tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const GRACE_MS = GRACE_DAYS * 24 * HOUR_MS;
/** A provider takes some time to renew; after this its message was lost. */
const SILENT_MS = 6 * HOUR_MS;

function isOverdue(now: Date): SQL | undefined {
  return and(
    eq(subscriptions.status, 'past_due'),
    lte(subscriptions.pastDueSince, new Date(now.getTime() - GRACE_MS)),
  );
}

export async function listOverdue(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<SubscriptionRow[]> {
  return db.select().from(subscriptions).where(isOverdue(now)).limit(limit);
}

/** Before and after; none where it was paid, or ended, meanwhile. Its holder is locked. */
export async function endOverdue(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ before: SubscriptionRow; after: SubscriptionRow } | undefined> {
  const [before] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), isOverdue(now)));
  if (before === undefined) return undefined;
  const [after] = await tx
    .update(subscriptions)
    .set({ status: 'ended', isPro: false, updatedAt: now })
    .where(eq(subscriptions.id, id))
    .returning();
  return after && { before, after };
}

/** Those whose period is over and of which no message told what followed. */
export async function listSilent(db: Queryable, now: Date, limit: number) {
  const { provider, subscriptionRef, status, currentPeriodEnd } = subscriptions;
  return db
    .select({ provider, subscriptionRef })
    .from(subscriptions)
    .where(and(eq(status, 'active'), lt(currentPeriodEnd, new Date(now.getTime() - SILENT_MS))))
    .orderBy(asc(currentPeriodEnd))
    .limit(limit);
}
