import type pg from 'pg';
import type { Database } from '../../server/src/platform/database/database.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';

/** A statement as the server hands it to `pg`; with a name it is prepared once per connection. */
export type RecordedQuery = { name?: string; text: string; values: unknown[] };

/** Runs the server's own queries on nothing and notes what they would have sent. */
export async function recordQueries(
  run: (db: Database, pool: pg.Pool) => Promise<unknown>,
): Promise<RecordedQuery[]> {
  const recorded: RecordedQuery[] = [];
  const recorder = {
    async query(query: { name?: string; text: string; values?: unknown[] }, given?: unknown[]) {
      const { name, text, values = given ?? [] } = query;
      recorded.push({ ...(name !== undefined && { name }), text, values });
      return { rows: [] };
    },
  };
  const pool = recorder as unknown as pg.Pool;
  await run(openDatabase(pool), pool);
  return recorded;
}
