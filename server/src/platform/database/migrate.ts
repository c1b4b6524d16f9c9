import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Job, migrateJobs } from '../jobs/jobs.ts';
import { APPLICATION_ROLE, type Database } from './database.ts';

/** Any number; every server on one database asks for the same. */
const MIGRATION_LOCK = 7_202_601;
const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

type Preparation = {
  jobs: readonly Job<object>[];
  /** What has to be in the tables before the first request, such as reference data. */
  seed: (db: Database) => Promise<void>;
};

/**
 * Brings a database up to date as its owner. Servers that start together take turns; whoever comes
 * second finds nothing left to do.
 */
export async function prepareDatabase(ownerUrl: string, preparation: Preparation): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'callboard-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle({ client, casing: 'snake_case' });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await migrateJobs(ownerUrl, preparation.jobs);
    await preparation.seed(db as unknown as Database);
    await grantApplicationRole(client);
  } finally {
    await client.end();
  }
}

/**
 * The application reads and writes rows. It owns nothing, and audit rows are append-only for it.
 * Roles belong to the whole cluster, so another database of ours may have made this one already.
 */
async function grantApplicationRole(client: pg.Client): Promise<void> {
  await client.query(`
    begin;
    do $$ begin
      create role ${APPLICATION_ROLE} nologin;
    exception when duplicate_object or unique_violation then null;
    end $$;
    do $$ begin
      if not pg_has_role(current_user, '${APPLICATION_ROLE}', 'set') then
        execute format('grant ${APPLICATION_ROLE} to %I', current_user);
      end if;
    end $$;
    grant usage on schema public, pgboss to ${APPLICATION_ROLE};
    grant select, insert, update, delete on all tables in schema public to ${APPLICATION_ROLE};
    grant select, insert, update, delete on all tables in schema pgboss to ${APPLICATION_ROLE};
    revoke update, delete on audit_entries from ${APPLICATION_ROLE};
    commit;
  `);
}
