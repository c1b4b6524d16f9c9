import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { dataExports } from '../tables.ts';

export type ExportRow = typeof dataExports.$inferSelect;

/** Nothing where one is being prepared, even since a moment ago. */
export async function insertExport(tx: Transaction, row: typeof dataExports.$inferInsert) {
  const [made] = await tx.insert(dataExports).values(row).onConflictDoNothing().returning();
  return made;
}

export async function listExports(db: Queryable, userId: string, limit: number) {
  return db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(limit);
}

export async function findExport(db: Queryable, id: string) {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  return row;
}

export async function findExportByToken(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.tokenHash, tokenHash), gt(dataExports.expiresAt, now)));
  return row;
}

/** Ends the preparing, once; nothing where that has happened otherwise. */
export async function finishExport(
  tx: Transaction,
  id: string,
  changes: Partial<ExportRow> & { status: 'ready' | 'failed' },
) {
  const [row] = await tx
    .update(dataExports)
    .set(changes)
    .where(and(eq(dataExports.id, id), eq(dataExports.status, 'preparing')))
    .returning();
  return row;
}

/** Those whose file has to go. */
export async function listExpired(db: Queryable, now: Date, limit: number) {
  const { id, fileKey } = dataExports;
  return db
    .select({ id, fileKey })
    .from(dataExports)
    .where(and(lte(dataExports.expiresAt, now), isNotNull(dataExports.fileKey)))
    .limit(limit);
}

export async function deleteExport(db: Queryable, id: string) {
  await db.delete(dataExports).where(eq(dataExports.id, id));
}

/** Those that somebody began to gather and never ended. */
export async function listStuck(db: Queryable, before: Date, limit: number) {
  return db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.status, 'preparing'), lte(dataExports.createdAt, before)))
    .limit(limit);
}
