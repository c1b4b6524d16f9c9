import { and, asc, count, eq, inArray, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { mediaParts } from '../tables.ts';

export type PartRow = typeof mediaParts.$inferSelect;

/** Whether this part is the next: of two that begin at one place the second comes too late. */
export async function insertPart(tx: Transaction, part: PartRow): Promise<boolean> {
  const inserted = await tx
    .insert(mediaParts)
    .values(part)
    .onConflictDoNothing()
    .returning({ start: mediaParts.start });
  return inserted.length > 0;
}

export async function hasPartWithKey(db: Queryable, { mediaId, start, key }: PartRow) {
  const [row] = await db
    .select({ key: mediaParts.key })
    .from(mediaParts)
    .where(and(eq(mediaParts.mediaId, mediaId), eq(mediaParts.start, start)));
  return row?.key === key;
}

export async function measureParts(db: Queryable, mediaId: string) {
  const [row] = await db
    .select({ parts: count(), bytes: sum(mediaParts.size).mapWith(Number) })
    .from(mediaParts)
    .where(eq(mediaParts.mediaId, mediaId));
  return { parts: row?.parts ?? 0, bytes: row?.bytes ?? 0 };
}

/** In their order. Their number is bounded where they are taken in. */
export async function listParts(db: Queryable, mediaId: string): Promise<PartRow[]> {
  return db
    .select()
    .from(mediaParts)
    .where(eq(mediaParts.mediaId, mediaId))
    .orderBy(asc(mediaParts.start));
}

export async function listPartKeys(db: Queryable, mediaIds: readonly string[]) {
  const rows = await db
    .select({ key: mediaParts.key })
    .from(mediaParts)
    .where(inArray(mediaParts.mediaId, [...mediaIds]));
  return rows.map(({ key }) => key);
}

export async function deleteParts(tx: Transaction, mediaId: string): Promise<string[]> {
  const rows = await tx
    .delete(mediaParts)
    .where(eq(mediaParts.mediaId, mediaId))
    .returning({ key: mediaParts.key });
  return rows.map(({ key }) => key);
}
