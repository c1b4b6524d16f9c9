import pg from 'pg';
import { MIGRATION_LOCK } from '../database/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import { BackUpError } from './back-up-error.ts';
import { readTables, speakPlainly } from './back-up-tables.ts';
import { checkBackUp } from './check-back-up.ts';
import type { Manifest } from './manifest.ts';
import { OpenedBackUp } from './opened-back-up.ts';
import { quotedTable } from './quoted-table.ts';
import { readManifest } from './read-manifest.ts';
import { readSteps, restoreDatabase, type Steps } from './restore-database.ts';
import { removeOtherFiles, restoreFiles } from './restore-files.ts';

type RestoreOptions = {
  /** The owner's. */
  databaseUrl: string;
  storage: Storage;
  /** Of Callboard. */
  version: string;
  /** Throw away what is there, rows and files. */
  replace: boolean;
  /** Whether somebody would miss what is there. */
  isInUse: (client: pg.Client) => Promise<boolean>;
};

type Restored = { manifest: Manifest; newSteps: string[]; removedFiles: number };

/**
 * Puts database and files back. Nothing is touched before the whole back-up has been read and found
 * to be as it was written. The database changes in one transaction that ends when the files are
 * there too; whatever fails before leaves it as it was. Queues and rights are the caller's to make.
 */
export async function restore(path: string, options: RestoreOptions): Promise<Restored> {
  const backUp = await OpenedBackUp.open(path);
  const client = new pg.Client({
    connectionString: options.databaseUrl,
    application_name: 'callboard-restore',
    keepAlive: true,
  });
  client.on('error', () => undefined); // a lost connection also fails the query that it served
  try {
    await client.connect();
    await speakPlainly(client);
    await assertReady(client, options);
    const manifest = await readManifest(backUp, options.version);
    const steps = await readSteps(backUp, manifest, options.version);
    await checkBackUp(backUp, manifest);
    return await putBack(client, backUp, manifest, steps, options);
  } finally {
    await client.end();
    await backUp.close();
  }
}

async function putBack(
  client: pg.Client,
  backUp: OpenedBackUp,
  manifest: Manifest,
  steps: Steps,
  { storage, replace }: RestoreOptions,
): Promise<Restored> {
  await client.query(`begin; set local lock_timeout to '15s'`);
  await restoreDatabase(client, backUp, manifest, steps);
  await restoreFiles(storage, backUp, manifest);
  await client.query('commit');
  const removedFiles = replace ? await removeOtherFiles(storage, manifest) : 0;
  // Else the first visitors wait for plans made from nothing.
  const tables = (await readTables(client)).map(({ name }) => quotedTable(name));
  await client.query(`analyze ${tables.join(', ')}`);
  return { manifest, newSteps: steps.since.map(({ name }) => name), removedFiles };
}

/** A server that starts meanwhile waits for the lock before it looks at the database. */
async function assertReady(client: pg.Client, { replace, isInUse }: RestoreOptions): Promise<void> {
  const { rows: locks } = await client.query('select pg_try_advisory_lock($1) as "isOurs"', [
    MIGRATION_LOCK,
  ]);
  if (!locks[0].isOurs || (await isServerConnected(client))) {
    throw new BackUpError(
      'A server or another command is using this database. Please stop it, and try again.',
    );
  }
  if (!replace && (await isInUse(client))) {
    throw new BackUpError(
      'This database holds accounts. With --replace all of it, and every file, gives way to the back-up.',
    );
  }
}

/** By the names that our connections carry; each server always has some of the queue's. */
async function isServerConnected(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (application_name like 'callboard%' or application_name like 'pgboss%')
      and application_name <> 'callboard supervisor'
    limit 1
  `);
  return rows.length > 0;
}
