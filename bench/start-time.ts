/**
 * How long `npm start` takes until /api/ready answers 200: first on an empty DATA_DIR (cluster,
 * tables, reference data, demo), then five times on the one it left behind. Packages and the built
 * web app are there already; where packages are not, this refuses rather than installs. The
 * baseline is npm doing next to nothing (`npm pkg get name`).
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/start-time.ts
 * Bar: a second start takes at most 5 s.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findFreePort } from '../server/src/platform/embedded-postgres/free-port.ts';
import {
  type CallboardProcess,
  type Command,
  REPOSITORY,
  startCallboard,
} from './lib/callboard-process.ts';
import { findPostmasterIn, makeDataFolder } from './lib/data-folder.ts';
import { printTable, seconds } from './lib/print.ts';
import { runBench } from './lib/run-bench.ts';
import { median, worst } from './lib/statistics.ts';

const NPM_START: Command = ['npm', 'start'];
const RUNS = 5;
const BAR_MS = 5_000;

/** What the terminal shows on the way, in its order. */
const MILESTONES = ['Preparing the database', 'Loading the demo', 'Callboard is open'];

/** What `npm start` does only when sources changed: not what is measured here. */
const UNTIMELY = ['Installing packages', 'Building the web app'];

type Start = { ready: number; milestones: (number | undefined)[]; stop: number };

await runBench(async () => {
  await assertInstalled();
  const dataDir = await makeDataFolder();
  const npmAlone: number[] = [];
  const second: Start[] = [];
  const first = await timeStart(dataDir);
  for (let run = 0; run < RUNS; run += 1) {
    npmAlone.push(timeNpm());
    second.push(await timeStart(dataDir));
  }
  report(first, second, npmAlone);
});

/** Else `npm start` would install, and replace the packages of everyone who works in this clone. */
async function assertInstalled(): Promise<void> {
  const lockfile = await readFile(`${REPOSITORY}package-lock.json`);
  const hash = createHash('sha256').update(lockfile).digest('hex');
  const stamp = await readFile(`${REPOSITORY}node_modules/.callboard-install`, 'utf8').catch(
    () => '',
  );
  if (!stamp.startsWith(hash))
    throw new Error('Packages are missing or stale: run `npm start` once.');
}

async function timeStart(dataDir: string): Promise<Start> {
  const port = await findFreePort('127.0.0.1');
  const callboard = await startCallboard({ command: NPM_START, dataDir, port });
  const stoppedFrom = performance.now();
  await callboard.stop();
  const stop = performance.now() - stoppedFrom;
  if (await findPostmasterIn(dataDir)) throw new Error('PostgreSQL outlived the server.');
  return { ready: callboard.readyAfter, milestones: milestonesOf(callboard), stop };
}

function milestonesOf({ lines }: CallboardProcess): (number | undefined)[] {
  const untimely = lines.find(({ text }) => UNTIMELY.some((start) => text.startsWith(start)));
  if (untimely) console.log(`Sources changed meanwhile, which this start paid: ${untimely.text}`);
  return MILESTONES.map((milestone) => lines.find(({ text }) => text.startsWith(milestone))?.at);
}

function timeNpm(): number {
  const startedAt = performance.now();
  execFileSync('npm', ['pkg', 'get', 'name'], { cwd: REPOSITORY, stdio: 'ignore' });
  return performance.now() - startedAt;
}

function report(first: Start, second: readonly Start[], npmAlone: readonly number[]): void {
  const over = (pick: (start: Start) => number | undefined) => {
    const times = second.map(pick).filter((time) => time !== undefined);
    return times.length === 0 ? ['–', '–'] : [seconds(median(times)), seconds(worst(times))];
  };
  const npm = median(npmAlone);
  const ready = second.map((start) => start.ready);
  printTable(
    ['from `npm start` until', 'first', `second: median of ${RUNS}`, 'worst'],
    [
      ...MILESTONES.map((milestone, at) => [
        `“${milestone}…”`,
        seconds(first.milestones[at]),
        ...over(({ milestones }) => milestones[at]),
      ]),
      ['/api/ready answers', seconds(first.ready), ...over((start) => start.ready)],
      ['(from Ctrl-C until all has stopped)', seconds(first.stop), ...over((start) => start.stop)],
      ['(npm alone)', '', seconds(npm), seconds(worst(npmAlone))],
    ],
  );
  const ratio = (median(ready) / npm).toFixed(1);
  console.log(`\nA second start takes ${ratio} times as long as npm alone.`);
  const isMet = median(ready) <= BAR_MS;
  console.log(`Bar: second ≤ ${seconds(BAR_MS)}: ${isMet ? 'met' : 'missed'} by the median.`);
}
