import { and, asc, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { changes } from './tables.ts';

/**
 * What changed, for projections to follow. A reader only sees transactions older than every one
 * still running: a slow transaction can therefore never appear behind a cursor that has passed it.
 */
export type Change = { subject: string; subjectId: string; cursor: ChangeCursor };
export type ChangeCursor = { transactionId: string; id: bigint };

export const FEED_START: ChangeCursor = { transactionId: '0', id: 0n };

export async function recordChange(
  tx: Transaction,
  clock: Clock,
  change: { subject: string; subjectId: string },
): Promise<void> {
  await tx.insert(changes).values({ ...change, changedAt: clock.now() });
}

export async function readChanges(
  db: Queryable,
  after: ChangeCursor,
  limit: number,
): Promise<Change[]> {
  const rows = await db
    .select()
    .from(changes)
    .where(and(isSettled, isAfter(after)))
    .orderBy(asc(changes.transactionId), asc(changes.id))
    .limit(limit);
  return rows.map(({ subject, subjectId, transactionId, id }) => ({
    subject,
    subjectId,
    cursor: { transactionId, id },
  }));
}

export async function forgetChangesBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(changes).where(lt(changes.changedAt, time));
}

const isSettled: SQL = sql`${changes.transactionId} < pg_snapshot_xmin(pg_current_snapshot())`;

function isAfter(cursor: ChangeCursor): SQL {
  return sql`(${changes.transactionId}, ${changes.id}) > (${cursor.transactionId}::xid8, ${cursor.id}::bigint)`;
}
