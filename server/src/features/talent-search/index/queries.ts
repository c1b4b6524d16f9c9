import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';

/** Tells this database from another that a snapshot may be of. A restored one has new tables. */
export async function findDatabaseId(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select concat_ws('/', system_identifier, d.oid, 'talent_profiles'::regclass::oid) as id
    from pg_control_system(), pg_database d where d.datname = current_database()
  `);
  return rows[0]?.id ?? '';
}
