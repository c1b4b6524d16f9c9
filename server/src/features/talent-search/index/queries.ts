import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';

/** Tells this database from another that a snapshot may be of, such as one that was restored. */
export async function findDatabaseId(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select system_identifier::text || '/' || d.oid::text as id
    from pg_control_system(), pg_database d where d.datname = current_database()
  `);
  return rows[0]?.id ?? '';
}
