/**
 * What was acknowledged is there after a crash. In each round four writers create business
 * portfolios, half of them under an Idempotency-Key, and the server is killed with -9 at a random
 * moment, every tenth time PostgreSQL as well. After the next start on the same DATA_DIR every id
 * ever acknowledged must be in the database, whole; what was sent but not answered is sent again
 * under its key, in the session from before the crash, and must be there exactly once. A killed
 * process is not a power cut: what it gave to the kernel survives.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/kill-rounds.ts [rounds, 200 unless told]
 * Bar: nothing missing, torn, twice or refused; else the exit code is 1. Restart times stand beside
 * those after an orderly stop in the same run.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../server/src/platform/embedded-postgres/free-port.ts';
import { type CallboardProcess, SERVER_ALONE, startCallboard } from './lib/callboard-process.ts';
import { findPostmasterIn, makeDataFolder } from './lib/data-folder.ts';
import { newWrite, send, type Write } from './lib/portfolio-writes.ts';
import { figure, printTable, seconds } from './lib/print.ts';
import { runBench } from './lib/run-bench.ts';
import { signIn } from './lib/sign-in.ts';
import { median, percentile, worst } from './lib/statistics.ts';
import { readStoredPortfolios } from './lib/stored-portfolios.ts';

const ROUNDS = Number(process.argv[2] ?? 200);
const WRITERS = 4;
const KILL_WITHIN_MS = 400;
const POSTGRES_DIES_EVERY = 10;
const ORDERLY_STARTS = 3;
const REPORT_EVERY = 10;

/** Names by id. */
const acknowledged = new Map<string, string>();
const counts = { unanswered: 0, unansweredButPresent: 0, resent: 0 };
/** Sets, because what is wrong once is wrong at each later look. All must stay empty. */
const flaws = {
  missing: new Set<string>(),
  torn: new Set<string>(),
  twice: new Set<string>(),
  refused: new Set<string>(),
};
const startTimes = {
  'after an orderly stop': [] as number[],
  'after the server was killed': [] as number[],
  'after PostgreSQL was killed too': [] as number[],
};

await runBench(async () => {
  if (!Number.isInteger(ROUNDS) || ROUNDS < 1) throw new Error('usage: kill-rounds.ts [rounds]');
  const dataDir = await makeDataFolder();
  const port = await findFreePort('127.0.0.1');
  const start = () => startCallboard({ command: SERVER_ALONE, dataDir, port });

  let callboard = await start();
  for (let turn = 0; turn < ORDERLY_STARTS; turn += 1) {
    await callboard.stop();
    callboard = await start();
    startTimes['after an orderly stop'].push(callboard.readyAfter);
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const killsPostgres = round % POSTGRES_DIES_EVERY === 0;
    const cookie = await signIn(callboard.url, 'agent@callboard.test');
    const unanswered = await writeUntilKilled(callboard, cookie, {
      round,
      postmaster: killsPostgres ? await findPostmasterIn(dataDir) : undefined,
    });
    callboard = await start();
    const kind = killsPostgres ? 'after PostgreSQL was killed too' : 'after the server was killed';
    startTimes[kind].push(callboard.readyAfter);
    await countPresent(dataDir, unanswered);
    await resend(callboard, cookie, unanswered);
    await lookForFlaws(dataDir);
    if (round % REPORT_EVERY === 0) {
      console.log(`round ${round}: ${acknowledged.size} acknowledged, ${describeFlaws()}`);
    }
  }
  await callboard.stop();
  report();
});

type Crash = { round: number; postmaster: { pid: number } | undefined };

/** Returns what was sent and not answered. */
async function writeUntilKilled(
  callboard: CallboardProcess,
  cookie: string,
  { round, postmaster }: Crash,
): Promise<Write[]> {
  const unanswered: Write[] = [];
  let isKilled = false;
  const writeOn = async (_: unknown, writer: number) => {
    for (let turn = 0; !isKilled; turn += 1) {
      const write = newWrite(round, writer, turn);
      const answer = await send(callboard.url, cookie, write).catch((error: Error) => ({
        refusal: String(error.cause ?? error),
      }));
      if ('id' in answer) {
        acknowledged.set(answer.id, write.name);
        continue;
      }
      unanswered.push(write);
      if (!isKilled) throw new Error(`${write.name}, before the crash: ${answer.refusal}`);
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, writeOn));
  await Promise.race([writers, wait(Math.random() * KILL_WITHIN_MS)]);
  isKilled = true;
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
  await callboard.kill();
  await writers;
  return unanswered;
}

/** Either is right for what was not answered: it happened, or it did not. */
async function countPresent(dataDir: string, unanswered: readonly Write[]): Promise<void> {
  const { names } = await readStoredPortfolios(dataDir);
  const present = new Set(names.values());
  counts.unanswered += unanswered.length;
  counts.unansweredButPresent += unanswered.filter(({ name }) => present.has(name)).length;
}

async function resend(
  { url }: CallboardProcess,
  cookie: string,
  unanswered: readonly Write[],
): Promise<void> {
  for (const write of unanswered.filter(({ key }) => key !== undefined)) {
    const answer = await send(url, cookie, write);
    counts.resent += 1;
    if ('id' in answer) acknowledged.set(answer.id, write.name);
    else flaws.refused.add(`${write.name}: ${answer.refusal}`);
  }
}

async function lookForFlaws(dataDir: string): Promise<void> {
  const { names, torn } = await readStoredPortfolios(dataDir);
  for (const [id, name] of acknowledged) {
    if (names.get(id) !== name) flaws.missing.add(`${name} (${id})`);
  }
  for (const part of torn) flaws.torn.add(part);
  const seen = new Set<string>();
  for (const name of names.values()) {
    if (seen.has(name)) flaws.twice.add(name);
    seen.add(name);
  }
}

function describeFlaws(): string {
  return Object.entries(flaws)
    .map(([kind, found]) => `${found.size} ${kind}`)
    .join(', ');
}

function report(): void {
  printTable(
    ['rounds', String(ROUNDS)],
    [
      ['acknowledged writes', String(acknowledged.size)],
      ['unanswered', String(counts.unanswered)],
      ['  of these present after the restart', String(counts.unansweredButPresent)],
      ['  of these sent again under their key', String(counts.resent)],
      ...Object.entries(flaws).map(([kind, found]) => [`${kind} (must be 0)`, String(found.size)]),
    ],
  );
  const baseline = median(startTimes['after an orderly stop']);
  console.log();
  printTable(
    ['start until ready', 'times', 'median', 'p95', 'worst', 'median : orderly'],
    Object.entries(startTimes).map(([kind, times]) => [
      kind,
      String(times.length),
      seconds(median(times)),
      seconds(percentile(times, 95)),
      seconds(worst(times)),
      figure(median(times) / baseline),
    ]),
  );
  for (const [kind, found] of Object.entries(flaws)) {
    for (const what of found) console.log(`${kind}: ${what}`);
    if (found.size > 0) process.exitCode = 1;
  }
}
