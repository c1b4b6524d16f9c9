import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';

/**
 * Takes out of jobs that are over what they were about, such as a mail's words and address. Their ids
 * stay for some days, so that nothing is done twice.
 */
export async function emptyFinishedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`
    update pgboss.job set data = '{}', output = null
    where state in ('completed', 'failed', 'cancelled') and data <> '{}'`);
}
