import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { errorLogs } from './tables.ts';

type NewError = Omit<typeof errorLogs.$inferInsert, 'count' | 'firstSeenAt' | 'resolvedAt'>;

/** Counts an error that is known, opening it again if it was resolved; else notes it. */
export async function countError(db: Queryable, error: NewError) {
  const { lastSeenAt, url, userAgent, userId } = error;
  await db
    .insert(errorLogs)
    .values({ ...error, count: 1, firstSeenAt: lastSeenAt })
    .onConflictDoUpdate({
      target: errorLogs.fingerprint,
      set: {
        count: sql`${errorLogs.count} + 1`,
        lastSeenAt,
        url,
        userAgent,
        userId,
        resolvedAt: null,
      },
    });
}
