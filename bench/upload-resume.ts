/**
 * A reel of 200 MB is uploaded as a talent's browser does it, and the connection is cut three times in
 * the middle. Each time the upload goes on from what the server says has arrived; in the end what is
 * stored, read back through the server, must be the file that was sent. The baseline writes the same
 * bytes to the same disk and flushes them. What the server's memory grows by is printed beside it.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/upload-resume.ts [megabytes, 200 unless told]
 * Bar: the stored file is the sent one, and the memory grew by less than half of its size; else the
 * exit code is 1.
 */
import { createHash, randomFillSync } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { authEndpoints } from '@callboard/contract/auth';
import { mediaSchema } from '@callboard/contract/media';
import { mediaUrl } from '@callboard/contract/media-address';
import { findFreePort } from '../server/src/platform/embedded-postgres/free-port.ts';
import { makeContainer } from '../server/test/sound-and-film.ts';
import { SERVER_ALONE, startCallboard } from './lib/callboard-process.ts';
import { readCpuTime } from './lib/cpu-time.ts';
import { CutUploads } from './lib/cut-uploads.ts';
import { makeDataFolder } from './lib/data-folder.ts';
import { figure, printTable, seconds } from './lib/print.ts';
import { readMemory } from './lib/process-memory.ts';
import { runBench } from './lib/run-bench.ts';
import { signIn } from './lib/sign-in.ts';

const MEGABYTE = 1024 * 1024;
const SIZE = Number(process.argv[2] ?? 200) * MEGABYTE;
/** Where the line goes dead, as a share of the file. */
const CUTS = [0.23, 0.51, 0.8];
const LOOKED_AT_WITHIN_MS = 120_000;
const POLL_MS = 20;

await runBench(async () => {
  if (!Number.isInteger(SIZE) || SIZE < MEGABYTE) throw new Error('usage: [megabytes]');
  const dataDir = await makeDataFolder();
  const port = await findFreePort('127.0.0.1');
  const { url, pid, stop } = await startCallboard({ command: SERVER_ALONE, dataDir, port });
  const cookie = await signIn(url, 'talent@callboard.test');
  const film = makeFilm();
  const plain = await timeOf(() => writeAndFlush(join(dataDir, 'baseline.bin'), film));

  const uploads = new CutUploads(url, cookie);
  const before = await readMemory(pid);
  const cpuBefore = await readCpuTime(pid);
  const startedAt = performance.now();
  const upload = await uploads.start(await findProfile(url, cookie), film.length);
  const { sent, cuts } = await sendWithCuts(uploads, upload, film);
  const acknowledged = performance.now() - startedAt;
  const cpu = (await readCpuTime(pid)) - cpuBefore;
  const id = upload.split('/').at(-1) ?? '';
  await lookedAt(url, cookie, id);
  const ready = performance.now() - startedAt;
  const after = await readMemory(pid);
  const storedHash = await hashOfStored(url + mediaUrl({ id }, 'file'), cookie);
  await stop();

  const isSame = storedHash === sha256(film);
  const growth = after.most - before.now;
  const speed = (milliseconds: number) =>
    figure(film.length / MEGABYTE / (milliseconds / 1000), 'MB/s', 0);
  printTable(
    ['a film of', figure(film.length / MEGABYTE, 'MB', 0), 'speed', 'time : plain write'],
    [
      ['written to disk and flushed', seconds(plain), speed(plain), figure(1)],
      [
        `uploaded, cut ${cuts} times, all acknowledged`,
        seconds(acknowledged),
        speed(acknowledged),
        figure(acknowledged / plain),
      ],
      ['joined, looked at and ready', seconds(ready), speed(ready), figure(ready / plain)],
    ],
  );
  console.log();
  printTable(
    ['beside it', ''],
    [
      ["the server's processor time until acknowledged", seconds(cpu)],
      ['sent more than once', figure((sent - film.length) / MEGABYTE, 'MB', 1)],
      ['sha256 sent', sha256(film)],
      ['sha256 stored', `${storedHash} (${isSame ? 'the same' : 'NOT the same'})`],
      ['memory of the server before', figure(before.now / MEGABYTE, 'MB', 0)],
      ['most since, and its growth', memoryGrowth(after.most, growth)],
    ],
  );
  if (!isSame || growth > film.length / 2) process.exitCode = 1;
});

function memoryGrowth(most: number, growth: number): string {
  return `${figure(most / MEGABYTE, 'MB', 0)}, +${figure(growth / MEGABYTE, 'MB', 0)}`;
}

/** The frame of a film, and noise that no disk can make smaller. */
function makeFilm(): Buffer {
  const film = Buffer.alloc(SIZE);
  const frame = makeContainer('isom', ['vide']);
  frame.copy(film);
  randomFillSync(film, frame.length);
  return film;
}

async function sendWithCuts(uploads: CutUploads, upload: string, film: Buffer) {
  let [sent, cuts] = [0, 0];
  for (;;) {
    const from = await uploads.progress(upload);
    if (from === film.length) return { sent, cuts };
    const cutAt = CUTS[cuts];
    const until = cutAt === undefined ? undefined : Math.floor(film.length * cutAt);
    const status = await uploads.send(upload, film, from, until);
    if (until !== undefined) cuts += 1;
    // 409: the server had not yet put away what came before the cut.
    if (status !== undefined && ![204, 409].includes(status)) throw new Error(`answer ${status}`);
    sent += (until ?? film.length) - from;
  }
}

async function writeAndFlush(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  await file.writeFile(content);
  await file.sync();
  await file.close();
  await rm(path);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function findProfile(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url + authEndpoints.me.path, { headers: { cookie } });
  const { response } = authEndpoints.me;
  const { user } = response.schema.parse(await answer.json());
  if (user.talentProfileId === null) throw new Error('The demo talent has no profile.');
  return user.talentProfileId;
}

async function lookedAt(url: string, cookie: string, id: string): Promise<void> {
  const deadline = performance.now() + LOOKED_AT_WITHIN_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/api/media/${id}`, { headers: { cookie } });
    const media = mediaSchema.parse(await answer.json());
    if (media.status === 'ready') return;
    if (media.status === 'refused') throw new Error(String(media.problem));
    await wait(POLL_MS);
  }
  throw new Error('The film was not looked at in time.');
}

async function hashOfStored(address: string, cookie: string): Promise<string> {
  const { body } = await fetch(address, { headers: { cookie } });
  const hash = createHash('sha256');
  if (body !== null) for await (const chunk of body) hash.update(chunk);
  return hash.digest('hex');
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
