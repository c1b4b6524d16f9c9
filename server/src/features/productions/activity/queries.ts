import type { Transaction } from '../../../platform/database/database.ts';
import { productionActivities } from './tables.ts';

export async function insertActivity(
  tx: Transaction,
  row: typeof productionActivities.$inferInsert,
): Promise<void> {
  await tx.insert(productionActivities).values(row);
}
