import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Holder } from '../holders/holder.ts';
import { isHeldBy } from '../queries.ts';
import { subscriptions, tryOutSubscriptions } from '../tables.ts';

/** With what the embedded provider has in its books. */
export async function deletePlan(tx: Transaction, holder: Holder): Promise<void> {
  await tx.delete(subscriptions).where(isHeldBy(subscriptions, holder));
  await tx.delete(tryOutSubscriptions).where(isHeldBy(tryOutSubscriptions, holder));
}

/** The plan of others that somebody bought goes on; who it was is not kept. */
export async function forgetPayer(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ payerUserId: null, updatedAt: now })
    .where(eq(subscriptions.payerUserId, userId));
}
