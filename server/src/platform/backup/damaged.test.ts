import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileContents, tableContents } from '../../../test/contents.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createStorage } from '../storage/create-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { backUp } from './back-up.ts';
import { BackUpError } from './back-up-error.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { OpenedBackUp } from './opened-back-up.ts';
import { restore } from './restore.ts';
import { ZipWriter } from './zip-writer.ts';

const PHOTO = Buffer.from('a photo that is stored as it is');
/** Hundreds of statements that change tables: a busy machine takes its time. */
const LONG = { timeout: 120_000 };
const WEBP = { contentType: 'image/webp' };

type Entry = { name: string; content: Buffer };

let [folder, path] = ['', ''];
let database: TestDatabase;
let storage: Storage;
let before: { tables: Record<string, string>; files: Record<string, string> };
let made = 0;

const look = async () => ({
  tables: await tableContents(database.url),
  files: await fileContents(storage),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-damaged-'));
  database = await createTestDatabase();
  storage = await createStorage({ dataDir: folder });
  await storage.put('photos/one.webp', PHOTO, WEBP);
  path = join(folder, 'good.zip');
  const options = { databaseUrl: database.url, storage, now: new Date(), leaveOut: ['sessions'] };
  await backUp(path, { ...options, version: '1.0.0' });
  await storage.put('photos/two.webp', Buffer.from('made since'), WEBP);
  before = await look();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function restoreBytes(bytes: Buffer) {
  made += 1;
  const changed = join(folder, `changed-${made}.zip`);
  await writeFile(changed, bytes);
  const isInUse = async () => false;
  const options = { databaseUrl: database.url, storage, replace: true, isInUse };
  return restore(changed, { ...options, version: '1.0.0' });
}

/** The same back-up with other entries, zipped properly. */
async function rezip(change: (entries: Entry[]) => Entry[]): Promise<Buffer> {
  const opened = await OpenedBackUp.open(path);
  const entries: Entry[] = [];
  for await (const { name, read } of opened.entries()) {
    entries.push({ name, content: await buffer(await read()) });
  }
  await opened.close();
  made += 1;
  const target = join(folder, `rezipped-${made}.zip`);
  const zip = new ZipWriter(target);
  for (const { name, content } of change(entries)) await zip.add(name, Readable.from([content]));
  await zip.finish();
  return readFile(target);
}

/** The same with another list. */
const relist = (change: (manifest: Manifest) => object) =>
  rezip((entries) =>
    entries.map(({ name, content }) => {
      if (name !== MANIFEST) return { name, content };
      return { name, content: Buffer.from(JSON.stringify(change(JSON.parse(String(content))))) };
    }),
  );

/** Flips a bit some bytes into an entry's content, as it lies in the file. */
const flip = (bytes: Buffer, entry: string, at: number) => {
  const changed = Buffer.from(bytes);
  const place = changed.indexOf(entry) + entry.length + at;
  changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
  return changed;
};

const extra = (name: string) => (entries: Entry[]) => [...entries, { name, content: PHOTO }];

describe('a restore', () => {
  it.each<[string, (good: Buffer) => Buffer | Promise<Buffer>]>([
    ['is empty', () => Buffer.alloc(0)],
    ['is no zip', () => Buffer.from('minutes of the meeting '.repeat(100))],
    ['lost its end', (good) => good.subarray(0, -1)],
    ['lost its second half', (good) => good.subarray(0, good.length / 2)],
    ['has a changed byte in a file', (good) => flip(good, 'files/photos/one.webp', 5)],
    ['has a changed byte in a table', (good) => flip(good, 'tables/countries.copy', 300)],
    ['has a changed byte in its list', (good) => flip(good, MANIFEST, 200)],
    ['has no list', () => rezip((entries) => entries.filter(({ name }) => name !== MANIFEST))],
    ['lacks a table', () => rezip((all) => all.filter(({ name }) => !name.includes('skills.')))],
    ['has more than its list', () => rezip(extra('files/photos/three.webp'))],
    ['has something twice', () => rezip(extra('files/photos/one.webp'))],
    [
      'climbs out of its folder by an entry',
      async () => {
        const bytes = await rezip(extra('files/aa/aa/aa/passwd.webp'));
        return Buffer.from(
          bytes.toString('latin1').replaceAll('files/aa/aa/aa/', 'files/../../../'),
          'latin1',
        );
      },
    ],
    [
      'climbs out of its folder by its list',
      () =>
        relist(({ files, ...rest }) => ({
          ...rest,
          files: files.map((file) => ({ ...file, key: '../../one.webp' })),
        })),
    ],
    [
      'names a table that is none of ours',
      () =>
        relist(({ tables, ...rest }) => ({
          ...rest,
          tables: tables.map((table) => ({ ...table, name: 'pg_authid"; --' })),
        })),
    ],
  ])('refuses one that %s, and touches nothing', async (_, damage) => {
    const bytes = await damage(await readFile(path));
    await expect(restoreBytes(bytes)).rejects.toThrow(BackUpError);
    expect(await look()).toEqual(before);
  });

  it.each<[string, (manifest: Manifest) => object]>([
    ['format', (manifest) => ({ format: 2, callboard: '2.1.0', everythingElse: manifest })],
    [
      'tables',
      ({ migrations, ...rest }) => ({
        ...rest,
        callboard: '2.1.0',
        migrations: [...migrations, { hash: 'f'.repeat(64), writtenAt: 1_900_000_000_000 }],
      }),
    ],
  ])('refuses one of a newer version that has other %s, and says so', async (_, change) => {
    const restoring = restoreBytes(await relist(change));
    await expect(restoring).rejects.toThrow('was made by Callboard 2.1.0');
    expect(await look()).toEqual(before);
  });

  it('that fails half way leaves the database as it was', LONG, async () => {
    const nobody = Buffer.alloc(0);
    const sha256 = createHash('sha256').update(nobody).digest('hex');
    const bytes = await rezip((entries) =>
      entries.map(({ name, content }) => {
        if (name === 'tables/skill_categories.copy') return { name, content: nobody };
        if (name !== MANIFEST) return { name, content };
        const manifest: Manifest = JSON.parse(String(content));
        const tables = manifest.tables.map((table) =>
          table.name === 'skill_categories' ? { ...table, rows: 0, size: 0, sha256 } : table,
        );
        return { name, content: Buffer.from(JSON.stringify({ ...manifest, tables })) };
      }),
    );
    await expect(restoreBytes(bytes)).rejects.toThrow('violates foreign key constraint');
    expect(await look()).toEqual(before);
  });

  it(
    'of the good one works, so that the others were refused for what is wrong with them',
    LONG,
    async () => {
      const { removedFiles } = await restoreBytes(await rezip((entries) => entries));
      expect(removedFiles).toBe(1);
      const { tables, files } = await look();
      expect(tables).toEqual(before.tables);
      expect(Object.keys(files)).toEqual(['photos/one.webp']);
    },
  );
});
