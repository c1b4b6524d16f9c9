import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { type MediaRow, visibilitiesOf } from '../queries.ts';
import { media } from '../tables.ts';

/** The oldest, which nobody else uses or changes until the transaction ends. */
export async function lockUnused(
  tx: Transaction,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(lt(media.updatedAt, before), isUnused(tx)))
    .orderBy(asc(media.updatedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Those of the given ones that are unused now. */
export async function listUnused(db: Queryable, mediaIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, [...mediaIds]), isUnused(db)));
  return rows.map(({ id }) => id);
}

/** Files that have all arrived and that nobody has decided about since then, the oldest first. */
export async function listStuck(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<MediaRow[]> {
  return db
    .select()
    .from(media)
    .where(and(eq(media.status, 'processing'), lt(media.updatedAt, before)))
    .orderBy(asc(media.updatedAt))
    .limit(limit);
}

/** Files that never became ready, or that nothing shows. */
function isUnused(db: Queryable) {
  return or(ne(media.status, 'ready'), sql`cardinality(${visibilitiesOf(db)}) = 0`);
}
