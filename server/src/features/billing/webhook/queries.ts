import { lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { billingMessages } from '../tables.ts';

/** Tells whether it is new: a message that came before counts no second time. */
export async function takeMessage(
  tx: Transaction,
  message: typeof billingMessages.$inferInsert,
): Promise<boolean> {
  const taken = await tx
    .insert(billingMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: billingMessages.id });
  return taken.length > 0;
}

export async function forgetMessagesBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(billingMessages).where(lt(billingMessages.receivedAt, time));
}
