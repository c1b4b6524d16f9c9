import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import { users } from '../auth/tables.ts';
import type { Place, Sort } from './place.ts';
import { errorLogs } from './tables.ts';

type Error = typeof errorLogs.$inferInsert;
type Seen = Omit<
  Error,
  'id' | 'message' | 'count' | 'firstSeenAt' | 'resolvedAt' | 'resolvedByUserId' | 'reopenedAt'
>;

/** Where it happened last. One that was resolved has come back, and opens again. */
const countedOnce = ({ fingerprint: _same, ...last }: Seen) => ({
  ...last,
  count: sql`${errorLogs.count} + 1`,
  resolvedAt: null,
  resolvedByUserId: null,
  reopenedAt: sql`case when ${errorLogs.resolvedAt} is null then ${errorLogs.reopenedAt}
    else ${last.lastSeenAt.toISOString()}::timestamptz end`,
});

/** Returns whether it was known. */
export async function countKnownError(db: Queryable, seen: Seen): Promise<boolean> {
  const { rowCount } = await db
    .update(errorLogs)
    .set(countedOnce(seen))
    .where(eq(errorLogs.fingerprint, seen.fingerprint));
  return rowCount === 1;
}

/** A new one, or counted where somebody else noted it a moment ago. */
export async function noteError(db: Queryable, error: Seen & Pick<Error, 'id' | 'message'>) {
  const { id, message, ...seen } = error;
  await db
    .insert(errorLogs)
    .values({ ...seen, id, message, count: 1, firstSeenAt: seen.lastSeenAt })
    .onConflictDoUpdate({ target: errorLogs.fingerprint, set: countedOnce(seen) });
}

type Asked = {
  status: 'open' | 'resolved';
  sort: Sort;
  search: string | undefined;
  after: Place | undefined;
  limit: number;
};

export async function listErrors(db: Queryable, { status, sort, search, after, limit }: Asked) {
  const { count, id, lastSeenAt, message, resolvedAt, url } = errorLogs;
  const [sorted, isFurther] =
    sort === 'count'
      ? [count, after && sql`(${count}, ${id}) < (${after.value}::bigint, ${after.id})`]
      : [lastSeenAt, after && sql`(${lastSeenAt}, ${id}) < (${timeOf(after)}, ${after.id})`];
  const isStatus = status === 'open' ? isNull(resolvedAt) : isNotNull(resolvedAt);
  const isFound = search ? holds(search) : undefined;
  return db
    .select({
      id,
      message,
      url,
      count,
      firstSeenAt: errorLogs.firstSeenAt,
      lastSeenAt,
      resolvedAt,
      reopenedAt: errorLogs.reopenedAt,
    })
    .from(errorLogs)
    .where(and(isStatus, isFound, isFurther))
    .orderBy(desc(sorted), desc(id))
    .limit(limit);
}

const timeOf = ({ value }: Place) => sql`${new Date(value).toISOString()}::timestamptz`;

/** Letter for letter what the index `error_logs_found_by` holds. */
const holds = (search: string) =>
  sql`lower(${errorLogs.message} || ' ' || ${errorLogs.url}) like ${`%${escapeLike(search.toLowerCase())}%`}`;

export async function findError(db: Queryable, id: string) {
  const resolver = alias(users, 'resolver');
  const [row] = await db
    .select({
      error: errorLogs,
      person: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      resolver: { firstName: resolver.firstName, lastName: resolver.lastName },
    })
    .from(errorLogs)
    .leftJoin(users, eq(users.id, errorLogs.userId))
    .leftJoin(resolver, eq(resolver.id, errorLogs.resolvedByUserId))
    .where(eq(errorLogs.id, id));
  return row;
}

export async function lockError(db: Queryable, id: string) {
  const [error] = await db
    .select({ message: errorLogs.message, resolvedAt: errorLogs.resolvedAt })
    .from(errorLogs)
    .where(eq(errorLogs.id, id))
    .for('update');
  return error;
}

export async function setResolved(
  db: Queryable,
  id: string,
  values: Pick<Error, 'resolvedAt' | 'resolvedByUserId'>,
) {
  await db.update(errorLogs).set(values).where(eq(errorLogs.id, id));
}

/** Those not seen since; how many, at most so many. */
export async function deleteErrorsNotSeenSince(db: Queryable, since: Date, limit: number) {
  const old = db
    .select({ id: errorLogs.id })
    .from(errorLogs)
    .where(lt(errorLogs.lastSeenAt, since))
    .orderBy(errorLogs.lastSeenAt)
    .limit(limit);
  const { rowCount } = await db.delete(errorLogs).where(inArray(errorLogs.id, old));
  return rowCount ?? 0;
}
