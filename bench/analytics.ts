/**
 * What analytics cost. First the views: the median time of a client's look at a profile with and without
 * noting it, in turns; in the server's process the recorder is stood in for, the product has no switch for
 * it. Then a year of events is made and counted, a year at once as after a long time without a server, and
 * a usual run after it; beside it what the server and PostgreSQL's busiest process held of their own. Then
 * how long a talent's and a roster's figures of a year take; the baseline is asking who one is.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/analytics.ts [events] [talents] [rounds]
 * Bars: noting adds under 5 % to a look; figures of a year within 100 ms.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { analyticsEndpoints } from '@callboard/contract/analytics';
import { authEndpoints } from '@callboard/contract/auth';
import { fillPath } from '@callboard/contract/endpoint';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { findFreePort } from '../server/src/platform/embedded-postgres/free-port.ts';
import { prepare } from '../server/src/prepare.ts';
import type { AnalyticsOrder, People } from './lib/analytics-server.ts';
import { makeDataFolder } from './lib/data-folder.ts';
import { addEvents } from './lib/event-population.ts';
import { figure, printTable } from './lib/print.ts';
import { readMemory, readOwnMemory } from './lib/process-memory.ts';
import { atEnd, runBench } from './lib/run-bench.ts';
import { startChild } from './lib/start-child.ts';
import { median, percentile } from './lib/statistics.ts';

const [EVENTS = 10_000_000, TALENTS = 20_000, ROUNDS = 20] = process.argv.slice(2).map(Number);
const ROSTER = 100;
const VIEWS = 300;
const ASKED = 100;
const SAMPLED_MS = 100;
const BARS = { notedShare: 0.05, figuresMs: 100 };

type Site = { url: string; child: ChildProcess; db: pg.Client };

await runBench(async () => {
  const site = await start();
  const people = await tell<People>(site, { do: 'make people', roster: ROSTER });
  await measureViews(site, people);
  await measureCounting(site, people);
  await measureAnswers(site, people);
});

async function start(): Promise<Site> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  atEnd(() => postgres.stop());
  const databaseUrl = postgres.url('callboard');
  await prepare(databaseUrl);
  const port = await findFreePort('127.0.0.1');
  const child = await startChild('./analytics-server.ts', { databaseUrl, dataDir, port });
  const db = new pg.Client(databaseUrl);
  await db.connect();
  atEnd(() => db.end());
  return { url: `http://127.0.0.1:${port}`, child, db };
}

async function tell<Answer>({ child }: Site, order: AnalyticsOrder): Promise<Answer> {
  child.send(order);
  const [answer] = await once(child, 'message');
  return answer as Answer;
}

/** In turns, and each of them first every other time; what was noted is written before the other's turn, in time that is told, too. */
async function measureViews(site: Site, { clientCookie, talentId }: People): Promise<void> {
  const path = fillPath(talentProfileEndpoints.get.path, { id: talentId });
  const views = new Map(
    [false, true].map((isOn) => [isOn, { each: [] as number[], round: [] as number[] }]),
  );
  // One of each that does not count: the server has never been asked anything.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const turns = round % 2 === 0 ? [...views] : [...views].reverse();
    for (const [isOn, { each, round: whole }] of turns) {
      await tell(site, { do: 'record', isOn });
      const began = performance.now();
      const times = await askOften(site.url + path, clientCookie, VIEWS);
      await tell(site, { do: 'flush' });
      if (round === 0) continue;
      each.push(median(times));
      whole.push(performance.now() - began);
    }
  }
  const [without, noted] = [views.get(false), views.get(true)];
  if (without === undefined || noted === undefined) return;
  // Of the two of a round, which met the machine in the same mood.
  const inPairs = (on: readonly number[], off: readonly number[]) =>
    median(on.map((one, at) => one / (off[at] ?? Number.NaN)));
  const ratio = inPairs(noted.each, without.each);
  printTable(
    ['a look at a profile', 'not noted', 'noted', 'ratio', `bar < ${1 + BARS.notedShare}`],
    [
      [
        'median of one',
        figure(median(without.each), 'ms'),
        figure(median(noted.each), 'ms'),
        figure(ratio, '×', 3),
        ratio < 1 + BARS.notedShare ? 'met' : 'missed',
      ],
      [
        `${VIEWS} and writing them`,
        figure(median(without.round), 'ms', 0),
        figure(median(noted.round), 'ms', 0),
        figure(inPairs(noted.round, without.round), '×', 3),
        '',
      ],
    ],
  );
}

async function measureCounting(site: Site, people: People): Promise<void> {
  const begun = performance.now();
  await addEvents(site.db, people, { events: EVENTS, talents: TALENTS });
  const made = (performance.now() - begun) / 1000;
  console.log(`\n${EVENTS.toLocaleString('en')} events of a year made in ${figure(made, 's', 0)}`);
  const server = site.child.pid ?? 0;
  const before = await readMemory(server);
  const year = await countAll(site);
  const after = await readMemory(server);
  await site.db.query('vacuum analyze');
  const usual = await countAll(site);
  printTable(
    ['counting', 'took', 'PostgreSQL held', 'the server held at most'],
    [
      [
        'a year at once',
        figure(year.ms / 1000, 's'),
        megabytes(year.postgres),
        `${megabytes(after.most)} (${megabytes(before.now)} before)`,
      ],
      ['a usual run', figure(usual.ms / 1000, 's'), megabytes(usual.postgres), ''],
    ],
  );
}

/** How long it took, and the most that one of PostgreSQL's processes held meanwhile beside what all share. */
async function countAll(site: Site): Promise<{ ms: number; postgres: number }> {
  let postgres = 0;
  const sampling = setInterval(async () => {
    const { rows } = await site.db.query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend'`,
    );
    for (const { pid } of rows) postgres = Math.max(postgres, await readOwnMemory(pid));
  }, SAMPLED_MS);
  const { ms } = await tell<{ ms: number }>(site, { do: 'count' });
  clearInterval(sampling);
  return { ms, postgres };
}

async function measureAnswers({ url }: Site, people: People): Promise<void> {
  const { agentCookie, portfolioId, talentId } = people;
  const year = { days: 365 };
  const paths = {
    'who one is': authEndpoints.me.path,
    'a talent’s year': fillPath(analyticsEndpoints.ofTalent.path, { id: talentId }, year),
    'a roster’s year': fillPath(analyticsEndpoints.ofPortfolio.path, { id: portfolioId }, year),
    'a roster’s year as CSV': fillPath(
      analyticsEndpoints.ofPortfolioCsv.path,
      { id: portfolioId },
      year,
    ),
  };
  const times = new Map(Object.keys(paths).map((name) => [name, [] as number[]]));
  for (let turn = 0; turn <= ASKED; turn += 1) {
    for (const [name, path] of Object.entries(paths)) {
      const [time = Number.NaN] = await askOften(url + path, agentCookie, 1);
      if (turn > 0) times.get(name)?.push(time);
    }
  }
  const baseline = median(times.get('who one is') ?? []);
  console.log();
  printTable(
    ['asked', 'median', '95 %', 'times the baseline', `bar < ${BARS.figuresMs} ms`],
    [...times].map(([name, each]) => [
      name,
      figure(median(each), 'ms'),
      figure(percentile(each, 95), 'ms'),
      figure(median(each) / baseline, '×'),
      name === 'who one is' ? '' : percentile(each, 95) < BARS.figuresMs ? 'met' : 'missed',
    ]),
  );
}

async function askOften(address: string, cookie: string, times: number): Promise<number[]> {
  const measured: number[] = [];
  while (measured.length < times) {
    const began = performance.now();
    const answer = await fetch(address, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    measured.push(performance.now() - began);
  }
  return measured;
}

function megabytes(bytes: number): string {
  return figure(bytes / 2 ** 20, 'MiB', 0);
}
