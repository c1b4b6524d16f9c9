import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { tryOutSubscriptions } from '../../tables.ts';

export type TryOutRow = typeof tryOutSubscriptions.$inferSelect;
type Changes = Partial<typeof tryOutSubscriptions.$inferInsert> & { updatedAt: Date };

export async function insertOrder(
  db: Queryable,
  order: typeof tryOutSubscriptions.$inferInsert,
): Promise<void> {
  await db.insert(tryOutSubscriptions).values(order);
}

export async function findInBooks(db: Queryable, id: string): Promise<TryOutRow | undefined> {
  const [row] = await db.select().from(tryOutSubscriptions).where(eq(tryOutSubscriptions.id, id));
  return row;
}

export async function updateBooks(db: Queryable, id: string, changes: Changes): Promise<void> {
  await db.update(tryOutSubscriptions).set(changes).where(eq(tryOutSubscriptions.id, id));
}

/** Those whose period is over, the longest ago first. */
export async function listDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { id, currentPeriodEnd, paidAt, endedAt, pastDueSince } = tryOutSubscriptions;
  const rows = await db
    .select({ id })
    .from(tryOutSubscriptions)
    .where(
      and(
        lte(currentPeriodEnd, now),
        isNotNull(paidAt),
        isNull(endedAt),
        // A card that did not work is tried again when its owner says so.
        isNull(pastDueSince),
      ),
    )
    .orderBy(asc(currentPeriodEnd))
    .limit(limit);
  return rows.map((row) => row.id);
}
