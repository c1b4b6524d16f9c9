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

/** The same of several things. */
export async function recordChanges(
  tx: Transaction,
  clock: Clock,
  { subject, subjectIds }: { subject: string; subjectIds: readonly string[] },
): Promise<void> {
  if (subjectIds.length === 0) return;
  const changedAt = clock.now();
  await tx
    .insert(changes)
    .values(subjectIds.map((subjectId) => ({ subject, subjectId, changedAt })));
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

type FreshChange = { id: string; subject: string; subjectId: string; isSettled: boolean };

/**
 * For whoever has to know at once: all that is committed, also while older transactions still run.
 * The next time it is read on from `settled`, the oldest transaction that was running, and what is
 * not settled is told once more: a late commit is never missed. With no `since`, only where one is.
 */
export async function readFreshChanges(
  db: Queryable,
  { subjects, since }: { subjects: readonly string[]; since: string | undefined },
): Promise<{ changes: FreshChange[]; settled: string }> {
  const isFresh =
    since === undefined
      ? sql`false`
      : sql`${changes.transactionId} >= ${since}::xid8
          and ${changes.subject} = any(${sql.param([...subjects])}::text[])`;
  const { rows } = await db.execute<FreshChange & { settled: string }>(sql`
    select now.settled::text, ${changes.id}::text as id, ${changes.subject},
      ${changes.subjectId} as "subjectId", ${changes.transactionId} < now.settled as "isSettled"
    from (select pg_snapshot_xmin(pg_current_snapshot()) as settled) as now
    left join ${changes} on ${isFresh}
  `);
  const settled = rows[0]?.settled ?? since ?? FEED_START.transactionId;
  return { changes: rows.filter(({ id }) => id !== null), settled };
}

/** The oldest transaction that still runs: whatever is older has been committed, or never will be. */
export async function findSettled(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ settled: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as settled`,
  );
  return rows[0]?.settled ?? FEED_START.transactionId;
}

export async function forgetChangesBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(changes).where(lt(changes.changedAt, time));
}

const isSettled: SQL = sql`${changes.transactionId} < pg_snapshot_xmin(pg_current_snapshot())`;

function isAfter(cursor: ChangeCursor): SQL {
  return sql`(${changes.transactionId}, ${changes.id}) > (${cursor.transactionId}::xid8, ${cursor.id}::bigint)`;
}
