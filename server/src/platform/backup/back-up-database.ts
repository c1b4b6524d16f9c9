import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { MIGRATION_LOCK } from '../database/migrate.ts';
import { readApplied } from '../database/migrations.ts';
import { BackUpError } from './back-up-error.ts';
import { readTables, speakPlainly, type Table } from './back-up-tables.ts';
import { type BackedUpTable, type Manifest, tableEntry } from './manifest.ts';
import { quotedTable } from './quoted-table.ts';
import type { ZipWriter } from './zip-writer.ts';

type DatabasePart = Pick<Manifest, 'migrations' | 'tables' | 'leftOut'>;

/** All tables as they were at one moment, whatever is written to them meanwhile. */
export async function backUpDatabase(
  client: pg.Client,
  zip: ZipWriter,
  leaveOut: readonly string[],
): Promise<DatabasePart> {
  await speakPlainly(client);
  const { migrations, all } = await beginSnapshot(client);
  const tables: BackedUpTable[] = [];
  for (const table of all.filter(({ name }) => !leaveOut.includes(name))) {
    tables.push(await backUpTable(client, zip, table));
  }
  await client.query('commit');
  const leftOut = all.map(({ name }) => name).filter((name) => leaveOut.includes(name));
  return { migrations, tables, leftOut };
}

/**
 * A snapshot shows rows as they were, but not tables: one that was rewritten since would look empty.
 * So every table is held against migrations, and none may be under way while that is done.
 */
async function beginSnapshot(client: pg.Client) {
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  await client.query('begin transaction isolation level repeatable read, read only');
  const migrations = await readApplied(client);
  const all = await readTables(client);
  if (migrations.length === 0 || all.length === 0) {
    throw new BackUpError('There is nothing to back up: this database holds no Callboard.');
  }
  const names = all.map(({ name }) => quotedTable(name)).join(', ');
  await client.query(`lock table ${names} in access share mode`);
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
  return { migrations, all };
}

async function backUpTable(
  client: pg.Client,
  zip: ZipWriter,
  { name, columns }: Table,
): Promise<BackedUpTable> {
  const rows = client.query(copyTo(`copy ${quotedTable(name, columns)} to stdout`));
  const { lines, size, sha256 } = await zip.add(tableEntry(name), rows, { compress: true });
  return { name, columns, rows: lines, size, sha256 };
}
