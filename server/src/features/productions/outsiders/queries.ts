import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { ndaAgreements } from '../files/tables.ts';

export async function hasAgreed(
  db: Queryable,
  productionId: string,
  userId: string,
): Promise<boolean> {
  const [agreement] = await db
    .select({ agreedAt: ndaAgreements.agreedAt })
    .from(ndaAgreements)
    .where(and(eq(ndaAgreements.productionId, productionId), eq(ndaAgreements.userId, userId)));
  return agreement !== undefined;
}

/** Whether it is new: whoever agrees again has agreed already. */
export async function insertAgreement(tx: Transaction, row: typeof ndaAgreements.$inferInsert) {
  const inserted = await tx.insert(ndaAgreements).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}
