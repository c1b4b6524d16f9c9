import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Job, migrateJobs } from '../jobs/jobs.ts';
import { APPLICATION_ROLE, type Database } from './database.ts';
import { applyMigrations, pendingAfter, readApplied, readMigrations } from './migrations.ts';

/** Any number; whoever changes tables, or must not see them change, asks for the same. */
export const MIGRATION_LOCK = 7_202_601;

type Preparation = {
  jobs: readonly Job<object>[];
  /** What has to be in the tables before the first request, such as reference data. */
  seed: (db: Database) => Promise<void>;
};

/** By their names. None: the database was empty, or of a version that has steps unknown to this one. */
export type Preparedness = { before: string | undefined; wasEmpty: boolean; done: string[] };

/**
 * Brings a database up to date as its owner. Servers that start together take turns; whoever comes
 * second finds nothing left to do.
 */
export async function prepareDatabase(
  ownerUrl: string,
  preparation: Preparation,
): Promise<Preparedness> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'callboard-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const preparedness = await migrate(client);
    const db = drizzle({ client, casing: 'snake_case' });
    await migrateJobs(ownerUrl, preparation.jobs);
    await preparation.seed(db as unknown as Database);
    await grantApplicationRole(client);
    return preparedness;
  } finally {
    await client.end();
  }
}

/** All that is missing or nothing; what fails is rolled back with the connection. */
async function migrate(client: pg.Client): Promise<Preparedness> {
  const [migrations, applied] = [await readMigrations(), await readApplied(client)];
  const pending = pendingAfter(applied, migrations);
  await client.query('begin');
  await applyMigrations(client, pending);
  await client.query('commit');
  return {
    before: migrations.find(({ hash }) => hash === applied.at(-1)?.hash)?.name,
    wasEmpty: applied.length === 0,
    done: pending.map(({ name }) => name),
  };
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
