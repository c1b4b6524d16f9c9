/**
 * How a session of auditions behaves when 1,000 people come: until it is planned, read, one person
 * moved, all of them told and ticked off on the day, and what the longest hold-up is while its plan is
 * scrolled and someone dragged through it. Beside it a session of 100 in the same run, and how many
 * times as long each takes as asking who one is.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/auditions.ts
 * Bars: read within 200 ms, one moved within 100 ms, all told within 2 s, no task above 100 ms.
 */
import { chromium } from '@playwright/test';
import pg from 'pg';
import { type AuditionTimes, fillSession, holdSession, planOn } from './lib/audition-calls.ts';
import type { BoardServer, BoardServerOptions } from './lib/board-server.ts';
import { type LongestTask, scrollThrough } from './lib/board-visit.ts';
import { startOwnSite } from './lib/own-site.ts';
import { dragSomeone, openPlanner } from './lib/planner-visit.ts';
import { figure, printTable } from './lib/print.ts';
import { atEnd, runBench } from './lib/run-bench.ts';
import { median } from './lib/statistics.ts';

const [FEW, MANY] = [100, 1_000];
const RUNS = 9;
/** Figures of a server that has never been asked anything do not count. */
const WARM_RUNS = 3;
const TASK_BAR_MS = 100;
const BARS: Partial<Record<keyof AuditionTimes, number>> = {
  read: 200,
  readSent: 200,
  move: 100,
  send: 2_000,
};
const NAMES: Record<keyof AuditionTimes, string> = {
  me: 'who one is (baseline)',
  create: 'make the slots',
  autofill: 'fill them from the board',
  read: 'read',
  move: 'move one person',
  candidates: 'who could still come',
  send: 'tell everyone',
  readSent: 'read what was sent',
  tick: 'tick one off',
};

type Visited = { peopleMs: number; scrolled: LongestTask; dragged: LongestTask };
type Measured = { times: AuditionTimes; visited: Visited };

await runBench(async () => {
  const { site, sessions } = await startSite();
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  atEnd(() => browser.close());
  const measured: Measured[] = [];
  for (const given of sessions) {
    const times = noTimes();
    const session = await fillSession(site, given, times);
    await planOn(site, session, WARM_RUNS, noTimes());
    await planOn(site, session, RUNS, times);
    const visited = await visit(session.id);
    await holdSession(site, session, RUNS, times);
    measured.push({ times, visited });
  }
  print(measured);

  async function visit(auditionId: string): Promise<Visited> {
    const { page, peopleMs } = await openPlanner(browser, site, auditionId);
    await page.waitForLoadState('networkidle');
    const scrolled = await scrollThrough(page);
    const dragged = await dragSomeone(page);
    await page.context().close();
    return { peopleMs, scrolled, dragged };
  }
});

function print([few, many]: readonly Measured[]): void {
  if (few === undefined || many === undefined) return;
  const ms = (value: number) => figure(value, 'ms', 0);
  const met = (value: number, bar: number | undefined) =>
    bar === undefined ? '' : `${value <= bar ? 'met' : 'missed'} (${bar} ms)`;
  const names = Object.keys(NAMES) as (keyof AuditionTimes)[];
  const baseline = median(many.times.me);
  printTable(
    ['', `${FEW} people`, `${MANY} people`, 'to baseline', 'bar'],
    names.map((name) => {
      const took = median(many.times[name]);
      const ratio = figure(took / baseline, '×', 1);
      return [NAMES[name], ms(median(few.times[name])), ms(took), ratio, met(took, BARS[name])];
    }),
  );
  const task = (name: string, which: 'scrolled' | 'dragged') => {
    const [one, other] = [few.visited[which], many.visited[which]];
    return [
      [`longest task while ${name}`, ms(one.ms), ms(other.ms), met(other.ms, TASK_BAR_MS)],
      ['  of it at the processor', ms(one.processorMs), ms(other.processorMs), ''],
    ];
  };
  console.log();
  printTable(
    ['', `${FEW} people`, `${MANY} people`, 'bar'],
    [
      ['until people are there', ms(few.visited.peopleMs), ms(many.visited.peopleMs), ''],
      ...task('scrolling', 'scrolled'),
      ...task('dragging', 'dragged'),
    ],
  );
}

function noTimes(): AuditionTimes {
  const none = (Object.keys(NAMES) as (keyof AuditionTimes)[]).map((name) => [name, []] as const);
  return Object.fromEntries(none) as unknown as AuditionTimes;
}

/** Everyone who applied is on the shortlist. */
async function startSite() {
  const crowds: BoardServerOptions['crowds'] = [FEW, MANY];
  const { made, databaseUrl, url } = await startOwnSite<BoardServer>('board-server.ts', { crowds });
  const db = new pg.Client(databaseUrl);
  await db.connect();
  await db.query(`update applications set status = 'shortlisted', told_status = 'shortlisted'`);
  const { rows } = await db.query<{ id: string; productionId: string }>(
    'select id, production_id as "productionId" from production_roles',
  );
  await db.end();
  const productionOf = new Map(rows.map(({ id, productionId }) => [id, productionId]));
  const sessions = made.roleIds.map((roleId, at) => ({
    roleId,
    productionId: productionOf.get(roleId) ?? '',
    slots: crowds[at] ?? 0,
  }));
  return { site: { url, cookie: made.cookie }, sessions };
}
