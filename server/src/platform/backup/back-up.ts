import { randomUUID } from 'node:crypto';
import { access, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { syncFolders } from '../storage/durable-folders.ts';
import type { Storage } from '../storage/storage.ts';
import { backUpDatabase } from './back-up-database.ts';
import { BackUpError } from './back-up-error.ts';
import { backUpFiles } from './back-up-files.ts';
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts';
import { ZipWriter } from './zip-writer.ts';

type BackUpOptions = {
  /** The owner's. */
  databaseUrl: string;
  storage: Storage;
  /** Of Callboard. */
  version: string;
  now: Date;
  /** Tables whose rows belong to the moment and not into a back-up. */
  leaveOut: readonly string[];
  signal?: AbortSignal;
};

/**
 * Database and files in one file, while the server runs. It appears under its name when it is whole
 * and on disk; until then, and if anything goes wrong, there is only a hidden one beside it.
 */
export async function backUp(path: string, options: BackUpOptions): Promise<Manifest> {
  const target = resolve(path);
  const folder = dirname(target);
  await assertFree(target, folder);
  const incoming = join(folder, `.${basename(target)}.${randomUUID()}.part`);
  try {
    const manifest = await write(incoming, options);
    await rename(incoming, target);
    await syncFolders(folder, folder);
    return manifest;
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
}

async function write(path: string, options: BackUpOptions): Promise<Manifest> {
  const { databaseUrl, storage, version, now, leaveOut, signal } = options;
  const zip = new ZipWriter(path, signal);
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'callboard-back-up',
    keepAlive: true,
  });
  client.on('error', () => undefined); // a lost connection also fails the query that it served
  try {
    await client.connect();
    const database = await backUpDatabase(client, zip, leaveOut);
    // After the rows: files are stored before a row names them, so none that is named is missed.
    const files = await backUpFiles(storage, zip);
    const origin = { format: FORMAT, callboard: version, madeAt: now.toISOString() } as const;
    const manifest: Manifest = { ...origin, ...database, files };
    await zip.add(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest, null, 1))]), {
      compress: true,
    });
    await zip.finish();
    return manifest;
  } catch (error) {
    await zip.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function assertFree(target: string, folder: string): Promise<void> {
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );
  if (!(await isThere(folder))) throw new BackUpError(`There is no folder ${folder}.`);
  if (await isThere(target)) {
    throw new BackUpError(`${target} is there already. Please choose another name.`);
  }
}
