/**
 * What a back-up and its restore take: a crowd of accounts and a heap of photos are backed up and put
 * back into an empty place by the commands that operators use, each in a process of its own. The
 * baseline reads the same once, every row and every file, and throws it away.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/back-up.ts [files, 2000 unless told] [accounts, 100000]
 * Bar: what came back is the same, and neither held more than 512 MB; else the exit code is 1.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { LEFT_OUT_TABLES } from '../server/src/commands/left-out-tables.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { createStorage } from '../server/src/platform/storage/create-storage.ts';
import type { Storage } from '../server/src/platform/storage/storage.ts';
import { prepare } from '../server/src/prepare.ts';
import { fileContents, tableContents } from '../server/test/contents.ts';
import { makeDataFolder } from './lib/data-folder.ts';
import { figure, printTable, seconds } from './lib/print.ts';
import { readMemory } from './lib/process-memory.ts';
import { atEnd, runBench } from './lib/run-bench.ts';

const CLI = fileURLToPath(new URL('../server/src/cli.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
const [FILES = 2_000, ACCOUNTS = 100_000] = process.argv.slice(2).map(Number);
const FILE_BYTES = 100_000;
const MOST_MEMORY = 512 * MEGABYTE;
const POLL_MS = 50;

await runBench(async () => {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  atEnd(() => postgres.stop());
  const [from, to] = [postgres.url('callboard'), postgres.url('elsewhere')];
  await query(from, 'create database elsewhere');
  await prepare(from);
  const storage = await createStorage({ dataDir });
  await fill(from, storage);

  const plain = await readPlainly(from, storage);
  const path = join(dataDir, 'bench.zip');
  const alone = await runCommand({}, 'help');
  const backUp = await runCommand({ DATABASE_URL: from, DATA_DIR: dataDir }, 'back-up', path);
  const elsewhere = await makeDataFolder();
  const restore = await runCommand({ DATABASE_URL: to, DATA_DIR: elsewhere }, 'restore', path);

  const speed = (ms: number) => figure(plain.bytes / MEGABYTE / (ms / 1000), 'MB/s', 1);
  const memory = (bytes: number) => figure(bytes / MEGABYTE, 'MB', 0);
  printTable(
    [
      `${plain.rows} rows, ${FILES} files, ${memory(plain.bytes)}`,
      'time',
      'speed',
      'time : reading',
      'most memory',
    ],
    [
      ['read and thrown away', seconds(plain.ms), speed(plain.ms), figure(1), ''],
      ['(a command that does nothing)', seconds(alone.ms), '', '', memory(alone.most)],
      ...Object.entries({ 'backed up': backUp, restored: restore }).map(([what, { ms, most }]) => [
        what,
        seconds(ms),
        speed(ms),
        figure(ms / plain.ms),
        memory(most),
      ]),
    ],
  );
  const { size } = await stat(path);
  const isSame =
    (await look(from, storage)) === (await look(to, await createStorage({ dataDir: elsewhere })));
  console.log(
    `\nThe back-up has ${memory(size)}; what came back is ${isSame ? '' : 'NOT '}the same.`,
  );
  const isBounded = Math.max(backUp.most, restore.most) <= MOST_MEMORY;
  console.log(`Bar: at most ${memory(MOST_MEMORY)} of memory: ${isBounded ? 'met' : 'missed'}.`);
  if (!isSame || !isBounded) process.exitCode = 1;
});

async function fill(url: string, storage: Storage): Promise<void> {
  await query(
    url,
    `insert into users (id, email, role, first_name, last_name, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '@example.com', 'client', 'Person',
       md5(n::text), now(), now() from generate_series(1, ${ACCOUNTS}) n`,
  );
  for (let n = 0; n < FILES; n += 1) {
    const key = `photos/${n % 100}/${n}.webp`;
    await storage.put(key, randomBytes(FILE_BYTES), { contentType: 'image/webp' });
  }
}

async function readPlainly(url: string, storage: Storage) {
  const startedAt = performance.now();
  const client = new pg.Client(url);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  let [bytes, rows] = [0, 0];
  for (const { name } of tables) {
    const { rows: found } = await client.query(`select t::text from public."${name}" t`);
    rows += found.length;
    for (const { t } of found) bytes += Buffer.byteLength(t);
  }
  await client.end();
  for await (const { key } of storage.list()) {
    for await (const chunk of await storage.read(key)) bytes += chunk.length;
  }
  return { ms: performance.now() - startedAt, bytes, rows };
}

async function runCommand(env: Record<string, string>, ...words: string[]) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [CLI, ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let most = 0;
  const polling = setInterval(async () => {
    const memory = await readMemory(child.pid ?? 0).catch(() => undefined);
    most = Math.max(most, memory?.most || 0);
  }, POLL_MS);
  const [code] = await once(child, 'exit');
  clearInterval(polling);
  if (code !== 0) throw new Error(`${words[0]} exited with ${code}.`);
  return { ms: performance.now() - startedAt, most };
}

async function look(url: string, storage: Storage): Promise<string> {
  return JSON.stringify([await tableContents(url, LEFT_OUT_TABLES), await fileContents(storage)]);
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
