import type { Offer } from '@callboard/contract/plans';
import { eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Holder } from '../holders/holder.ts';
import { subscriptions, tryOutSubscriptions } from '../tables.ts';

type Table = typeof subscriptions | typeof tryOutSubscriptions;

const HELD_BY: Record<Offer, (table: Table, id: string) => SQL> = {
  talent: (table, id) => eq(table.userId, id),
  agency: (table, id) => eq(table.portfolioId, id),
  client: (table, id) => eq(table.companyId, id),
};

/** With what the embedded provider has in its books. */
export async function deletePlan(tx: Transaction, { offer, id }: Holder): Promise<void> {
  await tx.delete(subscriptions).where(HELD_BY[offer](subscriptions, id));
  await tx.delete(tryOutSubscriptions).where(HELD_BY[offer](tryOutSubscriptions, id));
}

/** The plan of others that somebody bought goes on; who it was is not kept. */
export async function forgetPayer(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ payerUserId: null, updatedAt: now })
    .where(eq(subscriptions.payerUserId, userId));
}
