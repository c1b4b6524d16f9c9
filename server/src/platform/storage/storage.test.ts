import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import S3rver from 's3rver';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from './create-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { FileMissing, type ListedFile, type Storage } from './storage.ts';

const FIVE_MB = 5 * 1024 * 1024;
const KEY = 'photos/0199a5f0-5d3c-7000-8000-3b1f5a0c9d2e/640.webp';
const WEBP = { contentType: 'image/webp' };

type Opened = { storage: Storage; close: () => Promise<void> };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-storage-test-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function openLocal(): Promise<Opened> {
  return { storage: createLocalStorage(folder), close: async () => undefined };
}

async function openS3(): Promise<Opened> {
  const temporary = join(folder, 'tmp');
  await mkdir(temporary);
  vi.stubEnv('TMPDIR', temporary);
  const server = await startS3Server();
  return { storage: createS3Storage(server.account), close: server.close };
}

async function startS3Server() {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await server.run();
  const account = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'files',
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  };
  return { account, close: () => server.close() };
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function* inChunks(content: Buffer) {
  for (let start = 0; start < content.length; start += 60_000) {
    yield content.subarray(start, start + 60_000);
  }
}

function failingHalfWay(content: Buffer): Readable {
  async function* half() {
    yield* inChunks(content.subarray(0, content.length / 2));
    throw new Error('The line went dead.');
  }
  return Readable.from(half());
}

function abortedHalfWay(content: Buffer): Readable {
  const chunks = [content.subarray(0, content.length / 2)];
  return new Readable({
    read() {
      const chunk = chunks.pop();
      if (chunk) this.push(chunk);
      else this.destroy();
    },
  });
}

/** Every file below the test's folder: what a failed put must not add to. */
async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe.each([
  { make: 'a local folder', open: openLocal },
  { make: 'S3', open: openS3 },
])('the storage in $make', ({ open }) => {
  let storage: Storage;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ storage, close } = await open());
  });
  afterEach(async () => {
    await close();
  });

  const inOrder = (files: ListedFile[]) => files.toSorted((a, b) => (a.key < b.key ? -1 : 1));

  async function listed(): Promise<ListedFile[]> {
    const files: ListedFile[] = [];
    for await (const file of storage.list()) files.push(file);
    return inOrder(files);
  }

  async function content(key: string): Promise<Buffer> {
    return buffer(await storage.read(key));
  }

  test('gives back the bytes of a buffer, and told their size and hash', async () => {
    const photo = randomBytes(70_000);
    const told = await storage.put(KEY, photo, WEBP);
    expect(told).toEqual({ size: 70_000, sha256: sha256(photo) });
    expect(photo.equals(await content(KEY))).toBe(true);
  });

  test('gives back the bytes of a long stream, and told their size and hash', async () => {
    const reel = randomBytes(FIVE_MB);
    const told = await storage.put('reels/1.mp4', Readable.from(inChunks(reel)), {
      contentType: 'video/mp4',
    });
    expect(told).toEqual({ size: FIVE_MB, sha256: sha256(reel) });
    expect(reel.equals(await content('reels/1.mp4'))).toBe(true);
  });

  test('leaves nothing but the file after a stream', async () => {
    await storage.put('a.bin', Buffer.from('x'), { contentType: 'application/octet-stream' });
    const perFile = (await listFiles()).length;
    await storage.put(KEY, Readable.from(inChunks(randomBytes(200_000))), WEBP);
    expect(await listFiles()).toHaveLength(2 * perFile);
  });

  test('describes a file by size, content type and date', async () => {
    const before = Date.now();
    await storage.put('sides/scene-4.pdf', Buffer.from('INT. KITCHEN'), {
      contentType: 'application/pdf',
    });
    const found = await storage.find('sides/scene-4.pdf');
    expect(found).toMatchObject({ size: 12, contentType: 'application/pdf' });
    // S3 tells whole seconds; a file system's clock may lag by a tick.
    expect(found?.lastModified.getTime()).toBeGreaterThan(before - 1_100);
    expect(found?.lastModified.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('keeps an empty file, from a buffer and from a stream', async () => {
    const empty = { size: 0, sha256: sha256(Buffer.alloc(0)) };
    expect(await storage.put('one.webp', Buffer.alloc(0), WEBP)).toEqual(empty);
    expect(await storage.put('two.webp', Readable.from([]), WEBP)).toEqual(empty);
    for (const key of ['one.webp', 'two.webp']) {
      expect(await storage.find(key)).toMatchObject({ size: 0 });
      expect(await content(key)).toHaveLength(0);
    }
  });

  test('reads a range with both its ends', async () => {
    await storage.put(KEY, Buffer.from('0123456789'), WEBP);
    expect(String(await buffer(await storage.read(KEY, { start: 0, end: 1 })))).toBe('01');
    expect(String(await buffer(await storage.read(KEY, { start: 2, end: 5 })))).toBe('2345');
    expect(String(await buffer(await storage.read(KEY, { start: 9, end: 9 })))).toBe('9');
  });

  test('ends a range at the last byte, and refuses one that starts after it', async () => {
    await storage.put(KEY, Buffer.from('0123456789'), WEBP);
    expect(String(await buffer(await storage.read(KEY, { start: 8, end: 99 })))).toBe('89');
    await expect(storage.read(KEY, { start: 10, end: 10 })).rejects.toThrow(RangeError);
  });

  test.each([
    { start: 5, end: 2 },
    { start: -3, end: 2 },
    { start: 0.5, end: 2 },
    { start: 0, end: Number.NaN },
  ])('refuses $start to $end as a range', async (range) => {
    await storage.put(KEY, Buffer.from('0123456789'), WEBP);
    await expect(storage.read(KEY, range)).rejects.toThrow(RangeError);
  });

  test('replaces a file by a shorter one of the same key', async () => {
    await storage.put(KEY, Buffer.from('the first take'), WEBP);
    await storage.put(KEY, Readable.from([Buffer.from('second')]), WEBP);
    expect(String(await content(KEY))).toBe('second');
    expect(await storage.find(KEY)).toMatchObject({ size: 6 });
  });

  test.each([
    { kind: 'fails', stream: failingHalfWay },
    { kind: 'is aborted', stream: abortedHalfWay },
  ])('leaves nothing of a stream that $kind half way', async ({ stream }) => {
    const before = await listFiles();
    await expect(storage.put(KEY, stream(randomBytes(FIVE_MB)), WEBP)).rejects.toThrow();
    expect(await storage.find(KEY)).toBeUndefined();
    expect(await listFiles()).toEqual(before);
  });

  test('keeps the old file when the stream that should replace it fails', async () => {
    await storage.put(KEY, Buffer.from('the first take'), WEBP);
    const replacing = storage.put(KEY, failingHalfWay(randomBytes(FIVE_MB)), WEBP);
    await expect(replacing).rejects.toThrow('The line went dead.');
    expect(String(await content(KEY))).toBe('the first take');
  });

  test('refuses a stream that fails before its first byte', async () => {
    const stream = new Readable({ read: () => undefined });
    const putting = storage.put(KEY, stream, WEBP);
    stream.destroy(new Error('Hung up.'));
    await expect(putting).rejects.toThrow('Hung up.');
    expect(await storage.find(KEY)).toBeUndefined();
  });

  test('finds nothing under the key of a missing file, and throws when it is read', async () => {
    expect(await storage.find(KEY)).toBeUndefined();
    await expect(storage.read(KEY)).rejects.toThrow(FileMissing);
    await expect(storage.read(KEY, { start: 0, end: 1 })).rejects.toMatchObject({ key: KEY });
  });

  test('deletes a file, and is content when it is already gone', async () => {
    await storage.put(KEY, Buffer.from('x'), WEBP);
    await storage.delete(KEY);
    expect(await storage.find(KEY)).toBeUndefined();
    await expect(storage.delete(KEY)).resolves.toBeUndefined();
    await expect(storage.delete('photos/never/was.webp')).resolves.toBeUndefined();
  });

  test('deletes one file and leaves its neighbour', async () => {
    await storage.put('photos/1/640.webp', Buffer.from('small'), WEBP);
    await storage.put('photos/1/1280.webp', Buffer.from('large'), WEBP);
    await storage.delete('photos/1/640.webp');
    expect(String(await content('photos/1/1280.webp'))).toBe('large');
  });

  test.each([
    '',
    '/etc/passwd.webp',
    '../up.webp',
    'photos/../../up.webp',
    'photos/..webp',
    'photos//640.webp',
    'photos/640.webp/',
    'photos/.hidden.webp',
    '.incoming/640.webp',
    'photos/v1.2/640.webp',
    'photos/640',
    'photos/640.',
    'photos/640.html',
    'photos/640.svg',
    'photos\\640.webp',
    'Photos/640.webp',
    'photos/é.webp',
    'photos/a b.webp',
    'photos/640.webp\n',
    'photos/640.webp\0',
    `${'a'.repeat(196)}.webp`,
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), WEBP)).rejects.toThrow(TypeError);
    await expect(storage.find(key)).rejects.toThrow(TypeError);
    await expect(storage.read(key)).rejects.toThrow(TypeError);
    await expect(storage.delete(key)).rejects.toThrow(TypeError);
  });

  test('takes a key of the greatest length', async () => {
    const key = `${'a'.repeat(195)}.webp`;
    await storage.put(key, Buffer.from('x'), WEBP);
    expect(await storage.find(key)).toMatchObject({ size: 1 });
  });

  test('refuses a content type that the key does not tell', async () => {
    const put = storage.put(KEY, Buffer.from('<script>'), { contentType: 'text/html' });
    await expect(put).rejects.toThrow('holds image/webp, not text/html');
    expect(await storage.find(KEY)).toBeUndefined();
  });

  test('takes many files into one new folder at once', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `photos/new/${index}.webp`);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key), WEBP)));
    for (const key of keys) expect(String(await content(key))).toBe(key);
  });

  test('lists every file with its size, however many and however deep, and nothing else', async () => {
    const keys = Array.from({ length: 7 }, (_, index) => `photos/${index % 3}/${index}.webp`);
    const all = [...keys, 'one.webp', 'a/b/c/d.webp'];
    expect(await listed()).toEqual([]);
    await Promise.all(all.map((key, index) => storage.put(key, Buffer.alloc(index), WEBP)));
    await storage.delete('photos/0/0.webp');
    const expected = all.map((key, size) => ({ key, size })).slice(1);
    expect(await listed()).toEqual(inOrder(expected));
  });

  test('is ready', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

describe('the storage in a local folder', () => {
  test('lets a reader finish the old file while a new one takes its place', async () => {
    const storage = createLocalStorage(folder);
    const old = Buffer.alloc(FIVE_MB, 'old');
    await storage.put(KEY, old, WEBP);
    const reader = await storage.read(KEY);
    await once(reader, 'readable');
    await storage.put(KEY, Buffer.alloc(FIVE_MB, 'new'), WEBP);
    expect(old.equals(await buffer(reader))).toBe(true);
  });

  test('shows readers one of two files that are put at once, never a mixture', async () => {
    const storage = createLocalStorage(folder);
    const takes = [Buffer.alloc(FIVE_MB, 'a'), Buffer.alloc(FIVE_MB, 'b')];
    await Promise.all(takes.map((take) => storage.put(KEY, Readable.from(inChunks(take)), WEBP)));
    const kept = await buffer(await storage.read(KEY));
    expect(takes.some((take) => take.equals(kept))).toBe(true);
  });

  // Not held against S3: s3rver takes a range that ends at byte 0 for one without an end.
  test('reads the first byte alone', async () => {
    const storage = createLocalStorage(folder);
    await storage.put(KEY, Buffer.from('0123456789'), WEBP);
    expect(String(await buffer(await storage.read(KEY, { start: 0, end: 0 })))).toBe('0');
  });

  test('refuses any range of an empty file', async () => {
    const storage = createLocalStorage(folder);
    await storage.put(KEY, Buffer.alloc(0), WEBP);
    await expect(storage.read(KEY, { start: 0, end: 0 })).rejects.toThrow(RangeError);
  });

  test('lists no file that is under construction or not its own', async () => {
    const storage = createLocalStorage(folder);
    await storage.put(KEY, Buffer.from('x'), WEBP);
    await writeFile(join(folder, '.incoming', 'half.webp'), 'x');
    await writeFile(join(folder, '.DS_Store'), 'x');
    await writeFile(join(folder, 'notes.txt'), 'x');
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    expect(keys).toEqual([KEY]);
  });

  test('is not ready when its folder is gone', async () => {
    const storage = createLocalStorage(join(folder, 'gone'));
    await expect(storage.check()).rejects.toThrow('ENOENT');
  });

  test('leaves nothing when the finished file cannot take its place', async () => {
    const storage = createLocalStorage(folder);
    await mkdir(join(folder, KEY), { recursive: true });
    await expect(storage.put(KEY, Buffer.from('x'), WEBP)).rejects.toThrow('EISDIR');
    expect(await listFiles()).toEqual([]);
  });

  test('lets go of a stream that it has no room for', async () => {
    await writeFile(join(folder, '.incoming'), 'a file where a folder should be');
    const stream = Readable.from(inChunks(randomBytes(200_000)));
    await expect(createLocalStorage(folder).put(KEY, stream, WEBP)).rejects.toThrow('EEXIST');
    expect(stream.destroyed).toBe(true);
  });
});

describe('the storage in S3', () => {
  test('is not ready when the server cannot be reached', async () => {
    const server = await startS3Server();
    await server.close();
    await expect(createS3Storage(server.account).check()).rejects.toThrow('ECONNREFUSED');
  });

  test('leaves no temporary file when the upload fails', async () => {
    const { storage, close } = await openS3();
    await close();
    const before = await listFiles();
    const stream = Readable.from(inChunks(randomBytes(200_000)));
    await expect(storage.put(KEY, stream, WEBP)).rejects.toThrow('ECONNREFUSED');
    expect(await listFiles()).toEqual(before);
    expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  });

  test('lets go of a stream that it has no room for', async () => {
    const { storage, close } = await openS3();
    vi.stubEnv('TMPDIR', join(folder, 'nowhere'));
    const stream = Readable.from(inChunks(randomBytes(200_000)));
    await expect(storage.put(KEY, stream, WEBP)).rejects.toThrow('ENOENT');
    expect(stream.destroyed).toBe(true);
    await close();
  });

  test.each([
    { wrong: 'the bucket does not exist', change: { bucket: 'nowhere' } },
    { wrong: 'the account does not exist', change: { accessKey: 'nobody' } },
  ])('is not ready when $wrong', async ({ change }) => {
    const server = await startS3Server();
    await expect(createS3Storage({ ...server.account, ...change }).check()).rejects.toThrow();
    await server.close();
  });
});

describe('the storage that the configuration asks for', () => {
  test('is the folder files in the data folder when S3 is not set', async () => {
    const storage = await createStorage({ dataDir: join(folder, 'new', 'data') });
    await storage.check();
    await storage.put(KEY, Buffer.from('x'), WEBP);
    expect(await listFiles()).toEqual([join(folder, 'new', 'data', 'files', KEY)]);
  });

  test('is S3 when it is set', async () => {
    const server = await startS3Server();
    const storage = await createStorage({ dataDir: join(folder, 'data'), s3: server.account });
    await storage.put(KEY, Buffer.from('x'), WEBP);
    expect(await createS3Storage(server.account).find(KEY)).toMatchObject({ size: 1 });
    await server.close();
  });

  test('loads the AWS SDK only when S3 is set', async () => {
    const s3 = {
      endpoint: 'http://127.0.0.1:1',
      bucket: 'b',
      region: 'r',
      accessKey: 'a',
      secretKey: 's',
    };
    const script = `
      import { createRequire } from 'node:module';
      import { createStorage } from ${JSON.stringify(import.meta.resolve('./create-storage.ts'))};
      const { cache } = createRequire(process.cwd() + '/');
      const isLoaded = () => Object.keys(cache).some((path) => path.includes('client-s3'));
      await createStorage({ dataDir: ${JSON.stringify(folder)} });
      const before = isLoaded();
      await createStorage({ dataDir: ${JSON.stringify(folder)}, s3: ${JSON.stringify(s3)} });
      process.stdout.write(JSON.stringify([before, isLoaded()]));
    `;
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
    expect(JSON.parse(stdout)).toEqual([false, true]);
  });
});
