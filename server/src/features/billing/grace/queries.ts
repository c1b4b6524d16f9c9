import type { BillingProviderName } from '@callboard/contract/billing';
import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { type Subject, type SubscriptionRow, writeEnd } from '../queries.ts';
import { GRACE_MS } from '../syncing/standing-of.ts';
import { subscriptions } from '../tables.ts';

/** A provider takes some time to renew; after this its message was lost. */
const SILENT_MS = 6 * 60 * 60 * 1000;

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
  return before && { before, after: await writeEnd(tx, before, now) };
}

type Silence = { providers: BillingProviderName[]; now: Date; limit: number };

/**
 * Those whose period is over and of which no message told what followed, and whom nobody asked about lately:
 * one that gives no answer keeps no other from its turn.
 */
export async function takeSilent(
  tx: Transaction,
  { providers, now, limit }: Silence,
): Promise<Subject[]> {
  const { id, provider, subscriptionRef, status, currentPeriodEnd, askedAt } = subscriptions;
  const before = new Date(now.getTime() - SILENT_MS);
  const silent = tx
    .select({ id })
    .from(subscriptions)
    .where(
      and(
        eq(status, 'active'),
        inArray(provider, providers),
        lt(currentPeriodEnd, before),
        or(isNull(askedAt), lt(askedAt, before)),
      ),
    )
    .orderBy(asc(currentPeriodEnd))
    .limit(limit);
  return tx
    .update(subscriptions)
    .set({ askedAt: now })
    .where(inArray(id, silent))
    .returning({ provider, subscriptionRef });
}
