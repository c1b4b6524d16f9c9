import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authEndpoints } from '@callboard/contract/auth';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwnerOf, fileContents, structure, tableContents } from '../../test/contents.ts';
import { TestClient } from '../../test/test-client.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { useTestServer } from '../../test/test-server.ts';
import { DEMO_PASSWORD } from '../demo/accounts.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { loadConfig } from '../platform/config.ts';
import { applyMigrations, readApplied, readMigrations } from '../platform/database/migrations.ts';
import { findListeningPort } from '../platform/listening-port.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { createS3Storage } from '../platform/storage/s3-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createServer } from '../server.ts';
import { LEFT_OUT_TABLES } from './left-out-tables.ts';
import { parseCommand } from './parse-command.ts';
import { isOffline, runOffline } from './run-offline.ts';

/** Hundreds of statements that change tables: a busy machine takes its time. */
const LONG = { timeout: 120_000 };

const t = useTestServer({ DEMO: '1' });
const databases: TestDatabase[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-back-up-'));
});
afterAll(async () => {
  await Promise.all(databases.map(({ drop }) => drop()));
  await rm(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase({ empty: true });
  databases.push(database);
  return database.url;
}

const emptyStorage = () =>
  mkdtemp(join(folder, 'data-')).then((dataDir) => createStorage({ dataDir }));

async function startBucket() {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'data-s3'),
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await server.run();
  const storage = createS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'files',
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  });
  return { storage, close: () => server.close() };
}

/** Runs a command on these, and returns what it said. */
async function run(databaseUrl: string, storage: Storage, ...words: string[]): Promise<string> {
  const command = parseCommand(words);
  if (!isOffline(command)) throw new Error(`${command.name} needs a platform`);
  const said: string[] = [];
  const openStorage = async () => storage;
  await runOffline({ databaseUrl, openStorage }, command, (line) => said.push(line));
  return said.join('\n');
}

const signIn = (url: string) => {
  const body = { email: 'client@callboard.test', password: DEMO_PASSWORD };
  const visitor = new TestClient(url);
  return visitor.call(authEndpoints.login, { body }).then(({ status }) => ({ status, visitor }));
};

describe('a back-up of a server with the demo', () => {
  let path: string;
  let tables: Record<string, string>;
  let files: Record<string, string>;
  let session: string | undefined;
  const contents = (url: string) => tableContents(url, LEFT_OUT_TABLES);

  let elsewhere: string;
  let bucket: Awaited<ReturnType<typeof startBucket>>;

  beforeAll(async () => {
    [elsewhere, bucket] = [await emptyDatabase(), await startBucket()];
    await loadDemo(t.platform);
    const { status, visitor } = await signIn(t.url);
    expect(status).toBe(200);
    session = visitor.cookie;
    [tables, files] = [await contents(t.database.url), await fileContents(t.platform.storage)];
    path = join(folder, 'demo.zip');
    const said = await run(t.database.url, t.platform.storage, 'back-up', path);
    expect(said).toContain(`${Object.keys(files).length} files of`);
  });

  afterAll(() => bucket.close());

  it('is made while the server runs, and appears whole under its name or not at all', async () => {
    expect(Object.keys(files).length).toBeGreaterThan(0);
    const again = run(t.database.url, t.platform.storage, 'back-up', path);
    await expect(again).rejects.toThrow('is there already');
    const failing = { ...t.platform.storage, read: () => Promise.reject(new Error('no disk')) };
    const half = run(t.database.url, failing, 'back-up', join(folder, 'half.zip'));
    await expect(half).rejects.toThrow('no disk');
    expect((await readdir(folder)).filter((name) => !name.startsWith('data-'))).toEqual([
      'demo.zip',
    ]);
  });

  it('is not restored under a running server', async () => {
    const restoring = run(t.database.url, t.platform.storage, 'restore', path, '--replace');
    await expect(restoring).rejects.toThrow('Please stop it');
    expect((await signIn(t.url)).status).toBe(200);
  });

  it(
    'gives the same tables and files in an empty place, on which a server runs',
    LONG,
    async () => {
      const said = await run(elsewhere, bucket.storage, 'restore', path);
      expect(said).toMatch(/^\d+ tables with [\d,]+ rows and \d+ files .* are back/);
      expect(await contents(elsewhere)).toEqual(tables);
      expect(await fileContents(bucket.storage)).toEqual(files);
      expect(await structure(elsewhere)).toEqual(await structure(t.database.url));

      const config = loadConfig({ PORT: '0', DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'silent' });
      const port = await findListeningPort(config);
      const server = await createServer(config, { databaseUrl: elsewhere, port, clock: t.clock });
      await server.listen();
      const before = new TestClient(server.platform.publicUrl);
      before.cookie = session;
      expect((await before.call(authEndpoints.me)).status).toBe(401);
      expect((await signIn(server.platform.publicUrl)).status).toBe(200);
      await server.stop();
    },
  );

  it(
    'takes the place of what is there only when told to, and then leaves nothing of it',
    LONG,
    async () => {
      const { storage } = bucket;
      await asOwnerOf(elsewhere, (client) =>
        client.query(`update users set last_name = 'Changed'`),
      );
      await storage.put('photos/later.webp', Buffer.from('x'), { contentType: 'image/webp' });
      const later = { tables: await contents(elsewhere), files: await fileContents(storage) };
      const fromS3 = join(folder, 'data-s3.zip');
      await run(elsewhere, storage, 'back-up', fromS3);
      await expect(run(elsewhere, storage, 'restore', path)).rejects.toThrow('holds accounts');
      const said = await run(elsewhere, storage, 'restore', path, '--replace');
      expect(said).toContain('removed that are not in it: 1');
      expect(await contents(elsewhere)).toEqual(tables);
      expect(await fileContents(storage)).toEqual(files);

      const local = await emptyStorage();
      await run(elsewhere, local, 'restore', fromS3, '--replace');
      expect({ tables: await contents(elsewhere), files: await fileContents(local) }).toEqual(
        later,
      );
    },
  );
});

describe('a back-up of an older version', () => {
  const ADA = '01990000-0000-7000-8000-00000000ada0';

  it('is restored as it was and then brought up to date', LONG, async () => {
    const migrations = await readMigrations();
    const old = await emptyDatabase();
    await asOwnerOf(old, async (client) => {
      await client.query('begin');
      await applyMigrations(client, migrations.slice(0, 9));
      await client.query(
        `insert into users (id, email, role, first_name, last_name, created_at, updated_at)
         values ($1, 'ada@example.com', 'client', E'A\\td\\n\\\\N', 'Óséi', now(), now())`,
        [ADA],
      );
      await client.query('commit');
    });
    const path = join(folder, 'data-old.zip');
    await run(old, await emptyStorage(), 'back-up', path);

    const url = await emptyDatabase();
    const said = await run(url, await emptyStorage(), 'restore', path);
    expect(said).toContain(`brought up to date by ${migrations[9]?.name}, `);
    const { rows, applied } = await asOwnerOf(url, async (client) => ({
      rows: (await client.query('select id, first_name, last_name, deleted_at from users')).rows,
      applied: await readApplied(client),
    }));
    expect(rows).toEqual([
      { id: ADA, first_name: 'A\td\n\\N', last_name: 'Óséi', deleted_at: null },
    ]);
    expect(applied.map(({ hash }) => hash)).toEqual(migrations.map(({ hash }) => hash));
    expect(await run(url, await emptyStorage(), 'migrate')).toContain('up to date');
    expect(await run(old, await emptyStorage(), 'migrate')).toContain(
      `was at ${migrations[8]?.name} and is at ${migrations.at(-1)?.name} now`,
    );
    expect(await structure(url)).toEqual(await structure(old));
  });
});
