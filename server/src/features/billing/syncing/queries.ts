import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { SubscriptionRow } from '../queries.ts';
import { subscriptions } from '../tables.ts';

type Written = Omit<
  typeof subscriptions.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'remindedFor' | 'askedAt'
>;

/** One row for each holder, whatever they bought before. The holder is locked. */
export async function writeSubscription(
  tx: Transaction,
  before: SubscriptionRow | undefined,
  values: Written,
  now: Date,
): Promise<SubscriptionRow> {
  const written =
    before === undefined
      ? tx
          .insert(subscriptions)
          .values({ id: newId(), ...values, createdAt: now, updatedAt: now })
          .returning()
      : tx
          .update(subscriptions)
          .set({ ...values, updatedAt: now })
          .where(eq(subscriptions.id, before.id))
          .returning();
  const [row] = await written;
  if (row === undefined) throw new Error('a subscription was not written');
  return row;
}
