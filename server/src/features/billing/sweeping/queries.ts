import { and, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { tryOutSubscriptions } from '../tables.ts';

/** Orders that nobody paid. */
export async function forgetOrdersBefore(db: Queryable, time: Date): Promise<void> {
  const { paidAt, createdAt } = tryOutSubscriptions;
  await db.delete(tryOutSubscriptions).where(and(isNull(paidAt), lt(createdAt, time)));
}
