/**
 * How fast casting searches all talents. At each size of the population: the same random mix of one to
 * eight filters, a third of them with words, asked by four, eight and sixteen clients without a pause;
 * every answer has its page, the exact total and all counts, and none is kept for the next. Beside it the
 * same answers from the tables in plain SQL, one after the other, on the machine as it is then. Then what
 * the bar of 400 a second is about: words and five filters, eight clients. The baseline of each is the same
 * clients asking who they are. Also memory, and how long the index takes to open from its snapshot.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/talent-search.ts [10000 100000 1000000]
 * Bars: at one million 95 % within 50 ms with four clients and 150 ms with sixteen, 600 MB, 10 s from the
 * snapshot; at a hundred thousand 400 answers a second.
 */
import { authEndpoints } from '@callboard/contract/auth';
import { fillPath } from '@callboard/contract/endpoint';
import { type TalentSearch, talentSearchEndpoints } from '@callboard/contract/talent-search';
import pg from 'pg';
import {
  askPlainly,
  FLAT_TALENTS,
  plainSql,
  SLIPS_FUNCTION,
} from '../server/src/features/talent-search/plain-sql.fixture.ts';
import { randomSearch } from '../server/src/features/talent-search/random-asking.fixture.ts';
import { findFreePort } from '../server/src/platform/embedded-postgres/free-port.ts';
import { addPopulation } from '../server/src/population/add-population.ts';
import { seeded } from '../server/src/population/seeded.ts';
import { getDatabaseUrl } from '../server/test/database-in.ts';
import { type CallboardProcess, SERVER_ALONE, startCallboard } from './lib/callboard-process.ts';
import { makeDataFolder } from './lib/data-folder.ts';
import { figure, printTable } from './lib/print.ts';
import { readMemory } from './lib/process-memory.ts';
import { runBench } from './lib/run-bench.ts';
import { signIn } from './lib/sign-in.ts';
import { percentile } from './lib/statistics.ts';

const MIX_OF_FOUR = 'the mix, 4 clients';
const PLAIN_SQL = 'plain SQL without words, 1 client';
const DEMO_CLIENT = 'client@callboard.test';
const SIZES = process.argv.slice(2).map(Number);
const MIX = 300;
const MEASURED_MS = 10_000;
const SQL_SEARCHES = 20;
/** Enough for a median; at a million each takes half a minute. */
const SQL_MS = 150_000;
const LIMIT = 48;
const TODAY = new Date().toISOString().slice(0, 10);
const NOBODY = '00000000-0000-0000-0000-000000000000';
const MIXED = { today: TODAY, isTalent: false, fewest: 1 };

type Row = {
  size: number;
  name: string;
  p50: number;
  p95: number;
  perSecond: number;
  ratio: number;
};

await runBench(async () => {
  const rows: Row[] = [];
  for (const size of SIZES.length === 0 ? [10_000, 100_000, 1_000_000] : SIZES) {
    rows.push(...(await measure(size)));
  }
  printTable(
    ['profiles', 'asked', 'median', '95 %', 'a second', 'times the baseline'],
    rows.map(({ size, name, p50, p95, perSecond, ratio }) => [
      size.toLocaleString('en'),
      name,
      figure(p50, 'ms'),
      figure(p95, 'ms'),
      figure(perSecond, '', 0),
      figure(ratio, ''),
    ]),
  );
  printRatios(rows);
});

/** How much longer the tables take for the same answers, and ten times the profiles. */
function printRatios(rows: readonly Row[]): void {
  const sizes = [...new Set(rows.map(({ size }) => size))];
  const at = (size: number, name: string) =>
    rows.find((row) => row.size === size && row.name === name);
  for (const size of sizes) {
    const [index, sql] = [at(size, MIX_OF_FOUR), at(size, PLAIN_SQL)];
    if (index === undefined || sql === undefined) continue;
    const ratio = figure(sql.p50 / index.p50, '');
    console.log(
      `${size.toLocaleString('en')}: plain SQL takes ${ratio} times as long at the median`,
    );
  }
  for (const [number, size] of sizes.entries()) {
    const [small, large] = [at(sizes[number - 1] ?? 0, MIX_OF_FOUR), at(size, MIX_OF_FOUR)];
    if (small === undefined || large === undefined) continue;
    const [p50, p95] = [large.p50 / small.p50, large.p95 / small.p95].map((one) => figure(one, ''));
    const step = `from ${small.size.toLocaleString('en')} to ${size.toLocaleString('en')}`;
    console.log(`${step}: ${p50} times the median, ${p95} times the 95 %`);
  }
}

async function measure(size: number): Promise<Row[]> {
  const dataDir = await makeDataFolder();
  const first = await start(dataDir);
  const begun = performance.now();
  await addPopulation(await getDatabaseUrl(dataDir), {
    talents: size,
    seed: 1,
    now: new Date(),
    say: () => undefined,
  });
  console.log(`\n${size.toLocaleString('en')} invented in ${seconds(begun)}`);
  const built = performance.now();
  const cookie = await signIn(first.url, DEMO_CLIENT);
  while ((await ask(first.url, cookie, {})).total < size * 0.5);
  console.log(`read from the database in ${seconds(built)}`);
  await first.stop();

  const server = await start(dataDir);
  const opened = performance.now();
  await ask(server.url, cookie, {});
  const memory = await readMemory(server.pid);
  console.log(
    `first answer ${seconds(opened)} after the doors opened with a snapshot; ${figure(memory.now / 1e6, 'MB', 0)} of memory`,
  );
  const rows = await compare(server, cookie, size);
  const after = await readMemory(server.pid);
  console.log(`${figure(after.now / 1e6, 'MB', 0)} of memory after all that was asked`);
  rows.push(await askSql(await getDatabaseUrl(dataDir), size));
  await server.stop();
  return rows;
}

async function compare({ url }: CallboardProcess, cookie: string, size: number): Promise<Row[]> {
  const random = seeded(77);
  const mix = Array.from({ length: MIX }, () => searchPath(randomSearch(random, MIXED)));
  const narrow = Array.from({ length: MIX }, () => searchPath(withFiveFilters(random)));
  const rows: Row[] = [];
  await run(url, cookie, mix, 4, MEASURED_MS / 2);
  for (const [name, paths, clients] of [
    [MIX_OF_FOUR, mix, 4],
    ['the mix, 16 clients', mix, 16],
    ['words and five filters, 8 clients', narrow, 8],
  ] as const) {
    const baseline = await run(url, cookie, [authEndpoints.me.path], clients, MEASURED_MS / 4);
    const times = await run(url, cookie, paths, clients, MEASURED_MS);
    rows.push(describe(size, name, times, MEASURED_MS, percentile(baseline, 50)));
  }
  return rows;
}

/** Words and five filters, as the other platforms were asked. */
function withFiveFilters(random: () => number): TalentSearch {
  for (;;) {
    const search = randomSearch(random, { ...MIXED, words: 1 });
    const {
      q: _,
      sort: __,
      radius: ___,
      ageMax: ____,
      heightMax: _____,
      to: ______,
      ...filters
    } = search;
    if (Object.keys(filters).length === 5) return search;
  }
}

/** The same mix, from the tables. */
async function askSql(databaseUrl: string, size: number): Promise<Row> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query(SLIPS_FUNCTION);
    await database.query(
      `create materialized view flat as ${FLAT_TALENTS.replaceAll('$TODAY$', `'${TODAY}'`)}`,
    );
    const random = seeded(77);
    const viewer = { id: NOBODY, role: 'client', meetsMinors: false } as const;
    const times: number[] = [];
    const end = performance.now() + SQL_MS;
    while (times.length < SQL_SEARCHES && performance.now() < end) {
      const search = { ...randomSearch(random, { ...MIXED, words: 0 }), limit: LIMIT };
      const began = performance.now();
      await askPlainly(database, plainSql(search, viewer, TODAY));
      times.push(performance.now() - began);
    }
    const total = times.reduce((sum, time) => sum + time, 0);
    return describe(size, PLAIN_SQL, times, total, percentile(times, 50));
  } finally {
    await database.end();
  }
}

function describe(size: number, name: string, times: number[], ms: number, baseline: number): Row {
  const p50 = percentile(times, 50);
  return {
    size,
    name,
    p50,
    p95: percentile(times, 95),
    perSecond: (times.length / ms) * 1000,
    ratio: p50 / baseline,
  };
}

/** Each client asks again as soon as it is answered. */
async function run(
  url: string,
  cookie: string,
  paths: readonly string[],
  clients: number,
  milliseconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  let next = 0;
  const client = async () => {
    while (performance.now() < end) {
      const path = paths[next++ % paths.length] ?? '';
      const began = performance.now();
      const answer = await fetch(url + path, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

async function start(dataDir: string): Promise<CallboardProcess> {
  return startCallboard({
    command: SERVER_ALONE,
    dataDir,
    port: await findFreePort('127.0.0.1'),
  });
}

async function ask(url: string, cookie: string, search: TalentSearch): Promise<{ total: number }> {
  const answer = await fetch(url + searchPath(search), { headers: { cookie } });
  return (await answer.json()) as { total: number };
}

function searchPath(search: TalentSearch): string {
  return fillPath(talentSearchEndpoints.talentSearch.path, {}, { ...search, limit: LIMIT });
}

function seconds(since: number): string {
  return figure((performance.now() - since) / 1000, 's');
}
