import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  applyMigrations,
  type Migration,
  pendingAfter,
  readMigrations,
} from '../database/migrations.ts';
import { BackUpError } from './back-up-error.ts';
import { readTables } from './back-up-tables.ts';
import { assertSame } from './check-back-up.ts';
import { continueNumbers, dropForeignKeys, emptyDatabase } from './empty-database.ts';
import { type BackedUpTable, type Manifest, tableEntry } from './manifest.ts';
import type { OpenedBackUp } from './opened-back-up.ts';
import { quotedTable } from './quoted-table.ts';
import { newerThanThis } from './read-manifest.ts';

/** The tables as they were when it was made, and what this version changed since. */
export type Steps = { upToThen: Migration[]; since: Migration[] };

/** Its steps must be the first of ours, in their order. */
export async function readSteps(
  { path }: OpenedBackUp,
  { migrations, callboard }: Manifest,
  version: string,
): Promise<Steps> {
  const ours = await readMigrations();
  const isKnown = migrations.every(({ hash }, at) => hash === ours[at]?.hash);
  if (!isKnown) throw new BackUpError(newerThanThis(path, callboard, version));
  return { upToThen: ours.slice(0, migrations.length), since: pendingAfter(migrations, ours) };
}

/**
 * To be called within a transaction, which makes all of it happen or none. Tables are made anew as
 * they were then, filled, and brought up to date with what is in them, as on the day of an update.
 */
export async function restoreDatabase(
  client: pg.Client,
  backUp: OpenedBackUp,
  { tables }: Manifest,
  { upToThen, since }: Steps,
): Promise<void> {
  await emptyDatabase(client);
  await applyMigrations(client, upToThen);
  await assertFits(client, backUp, tables);
  const putForeignKeysBack = await dropForeignKeys(client);
  // What follows a change is in the back-up already.
  await setTriggers(client, tables, 'disable');
  // What migrations put in by themselves is in the back-up as it became. Cheaper than truncating.
  await client.query(tables.map(({ name }) => `delete from ${quotedTable(name)}`).join(';'));
  const byEntry = new Map(tables.map((table) => [tableEntry(table.name), table]));
  for await (const entry of backUp.entries()) {
    const table = byEntry.get(entry.name);
    if (!table) continue;
    const into = client.query(
      copyFrom(`copy ${quotedTable(table.name, table.columns)} from stdin`),
    );
    assertSame(backUp, entry.name, table, await backUp.take(entry, into));
  }
  await setTriggers(client, tables, 'enable');
  await putForeignKeysBack();
  await continueNumbers(client);
  await applyMigrations(client, since);
}

async function setTriggers(
  client: pg.Client,
  tables: readonly BackedUpTable[],
  how: 'enable' | 'disable',
): Promise<void> {
  const statements = tables.map(
    ({ name }) => `alter table ${quotedTable(name)} ${how} trigger user`,
  );
  await client.query(statements.join(';'));
}

async function assertFits(
  client: pg.Client,
  { path }: OpenedBackUp,
  tables: readonly BackedUpTable[],
): Promise<void> {
  const columnsOf = new Map((await readTables(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables) {
    if (columns.join() !== columnsOf.get(name)?.join()) {
      throw new BackUpError(`${path} has a table ${name} that its version of Callboard had not.`);
    }
  }
}
