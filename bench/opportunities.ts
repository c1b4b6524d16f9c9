/**
 * How fast a talent sees which calls fit. 20,000 open calls that ask for all kinds of things, and 300
 * talents: eight clients ask without a pause for the first page of those that fit best, for the
 * sidebar's count, for all with and without filters, and for what a search finds. First each time as a
 * talent whom the server has not compared with the calls yet, then all as one talent, which is what the
 * bar is about, then each time as another one. The baseline is the same eight asking who they are. Also
 * how long the first request takes, which loads all calls into memory, and what they weigh there.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/opportunities.ts
 * Bar: 95 % of the answers within 60 ms.
 */
import { authEndpoints } from '@callboard/contract/auth';
import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import pg from 'pg';
import { findFreePort } from '../server/src/platform/embedded-postgres/free-port.ts';
import { getDatabaseUrl } from '../server/test/database-in.ts';
import { SERVER_ALONE, startCallboard } from './lib/callboard-process.ts';
import { makeDataFolder } from './lib/data-folder.ts';
import { populateOpportunities } from './lib/opportunity-population.ts';
import { figure, printTable } from './lib/print.ts';
import { readMemory } from './lib/process-memory.ts';
import { runBench } from './lib/run-bench.ts';
import { startSession } from './lib/start-session.ts';
import { percentile } from './lib/statistics.ts';

const CLIENTS = 8;
const MEASURED_MS = 8_000;
const BAR_MS = 60;

/** What is asked for, in turn. */
const QUESTIONS: Record<string, Record<string, string>> = {
  'a page of what fits': {},
  'the count of what fits': { limit: '1' },
  'a page of all': { scope: 'all' },
  'paid work in a city': { payKind: 'paid', countryId: 'gb', city: 'Manchester' },
  'within a month': { from: inDays(10), to: inDays(40) },
  'two words': { scope: 'all', search: 'stubborn keeper' },
};

const WHO_THEY_ARE = { [authEndpoints.me.path]: {} };

type Talent = { profileId: string; cookie: string };
type Answered = { question: string; milliseconds: number };

await runBench(async () => {
  const dataDir = await makeDataFolder();
  const port = await findFreePort('127.0.0.1');
  const { url, pid } = await startCallboard({ command: SERVER_ALONE, dataDir, port });
  const database = new pg.Client({ connectionString: await getDatabaseUrl(dataDir) });
  await database.connect();
  try {
    const people = await populateOpportunities(database);
    const talents: Talent[] = [];
    for (const { profileId, userId } of people) {
      talents.push({ profileId, cookie: await startSession(database, userId) });
    }
    await load(url, pid, talents);
    const first = await ask(url, talents, { times: talents.length }, QUESTIONS);
    const baseline = await ask(url, talents, { milliseconds: MEASURED_MS / 2 }, WHO_THEY_ARE);
    const time = { milliseconds: MEASURED_MS };
    const one = await ask(url, talents.slice(0, 1), time, QUESTIONS);
    const others = await ask(url, talents, time, QUESTIONS);
    report(baseline, { first, one, others });
  } finally {
    await database.end();
  }
});

/** The first request of a server, compared with the second. */
async function load(url: string, pid: number, [talent]: readonly Talent[]): Promise<void> {
  if (talent === undefined) throw new Error('there are no talents');
  const before = await readMemory(pid);
  const first = await time(url, talent, {});
  const after = await readMemory(pid);
  const second = await time(url, talent, {});
  console.log(
    `Loading all calls: ${figure(first - second, 'ms', 0)}, ${figure((after.now - before.now) / 2 ** 20, 'MiB', 0)} of memory\n`,
  );
}

async function time(url: string, talent: Talent, query: Record<string, string>): Promise<number> {
  const parameters = new URLSearchParams({ talentProfileId: talent.profileId, ...query });
  const path = `${castingCallEndpoints.opportunitiesForTalent.path}?${parameters}`;
  return timePath(url + path, talent.cookie);
}

async function timePath(address: string, cookie: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return performance.now() - from;
}

/** All together so often, each time as the next talent and with the next question, or for so long. */
async function ask(
  url: string,
  talents: readonly Talent[],
  limit: { times: number } | { milliseconds: number },
  questions: Record<string, Record<string, string>>,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  const names = Object.keys(questions);
  const from = performance.now();
  let turn = 0;
  const isOver = () =>
    'times' in limit ? turn >= limit.times : performance.now() - from > limit.milliseconds;
  const askOn = async () => {
    while (!isOver()) {
      const question = names[turn % names.length] ?? '';
      const talent = talents[turn % talents.length];
      turn += 1;
      if (talent === undefined) throw new Error('there are no talents');
      // One that is a path is asked as it is.
      const milliseconds = question.startsWith('/')
        ? await timePath(url + question, talent.cookie)
        : await time(url, talent, questions[question] ?? {});
      answered.push({ question, milliseconds });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, askOn));
  return answered;
}

type Measured = Record<'first' | 'one' | 'others', Answered[]>;

function report(baseline: Answered[], { first, one, others }: Measured): void {
  const at = (answers: readonly Answered[], percent: number) =>
    percentile(
      answers.map(({ milliseconds }) => milliseconds),
      percent,
    );
  const row = (name: string, answers: readonly Answered[]) => [
    name,
    String(answers.length),
    ...[50, 95, 99].map((percent) => figure(at(answers, percent), 'ms', 1)),
    figure(at(answers, 95) / at(baseline, 95), 'times', 1),
  ];
  printTable(
    [`${CLIENTS} clients at once`, 'answers', 'p50', 'p95', 'p99', 'p95 to baseline'],
    [
      row(`GET ${authEndpoints.me.path} (baseline)`, baseline),
      row('talents for the first time', first),
      row('one talent', one),
      ...Object.keys(QUESTIONS).map((name) =>
        row(
          `  ${name}`,
          one.filter(({ question }) => question === name),
        ),
      ),
      row('each time another talent', others),
    ],
  );
  const isMet = at(one, 95) <= BAR_MS;
  console.log(`\nBar: p95 ≤ ${BAR_MS} ms for one talent: ${isMet ? 'met' : 'missed'}\n`);
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
