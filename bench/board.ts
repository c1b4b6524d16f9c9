/**
 * How a casting director's board behaves when 10,000 people want a role: until the first faces are
 * there (a warm server, signed in; by the link on the production's page, and in a browser that has
 * never been there), whether the numbers above them are exact, whether
 * the last of them is a key away, what the longest hold-up is while scrolling through, and how long
 * 500 take to move in one request. The baseline is a role that 100 want, in the same run.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/board.ts
 * Bars: faces within 1 s, every number exact, no task above 100 ms, 500 moved within 1 s.
 */
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import type { BoardServer, BoardServerOptions } from './lib/board-server.ts';
import {
  followToBoard,
  openBoard,
  readChips,
  scrollThrough,
  waitUntilComplete,
} from './lib/board-visit.ts';
import { startOwnSite } from './lib/own-site.ts';
import { figure, printTable, seconds } from './lib/print.ts';
import { atEnd, runBench } from './lib/run-bench.ts';
import { median } from './lib/statistics.ts';

const [FEW, MANY] = [100, 10_000];
const RUNS = 5;
/** What a British client reads above the faces. */
const WORDS: Record<string, string> = {
  all: 'All',
  submitted: 'New',
  viewed: 'Viewed',
  shortlisted: 'Shortlisted',
  audition: 'Audition',
  callback: 'Recall',
  booked: 'Booked',
  ended: 'Ended',
};
const BARS = { facesMs: 1_000, taskMs: 100, moveMs: 1_000 };
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

await runBench(async () => {
  const { site, db, roleIds } = await startBoardServer();
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: QUIET });
  atEnd(() => browser.close());
  const [few = '', many = ''] = roleIds;
  const pathOf = (roleId: string) => `/production-roles/${roleId}?tab=applications&sort=newest`;

  const production = `/productions/${await productionOf(db, many)}`;
  const faces = new Map<string, Faces>(
    [few, many].map((roleId) => [roleId, { first: [], followed: [] }]),
  );
  // One that does not count: the server has never been asked anything.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [roleId, { first, followed }] of faces) {
      const { page, facesMs } = await openBoard(browser, site, pathOf(roleId));
      await page.context().close();
      const followedMs = await followToBoard(browser, site, production, roleId);
      if (run > 0) first.push(facesMs);
      if (run > 0) followed.push(followedMs);
    }
  }

  const measured: Measured[] = [];
  for (const roleId of [few, many]) {
    const { page } = await openBoard(browser, site, pathOf(roleId));
    await waitUntilComplete(page);
    measured.push({
      facesMs: median(faces.get(roleId)?.followed ?? []),
      coldMs: median(faces.get(roleId)?.first ?? []),
      areExact: await areExact(page, db, roleId),
      isLastReached: await reachesLast(page, db, roleId),
      ...(await scrolled(page)),
      ...(await moveColumn(page, site.url + pathOf(roleId))),
    });
    await page.context().close();
  }
  print(measured);
});

type Faces = { first: number[]; followed: number[] };

type Measured = {
  facesMs: number;
  coldMs: number;
  areExact: boolean;
  isLastReached: boolean;
  taskMs: number;
  workMs: number;
  moved: number;
  requests: number;
  moveMs: number;
};

function print([few, many]: readonly Measured[]): void {
  if (few === undefined || many === undefined) return;
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  const met = (isMet: boolean) => (isMet ? 'met' : 'missed');
  const ratio = (name: 'facesMs' | 'coldMs' | 'taskMs' | 'workMs' | 'moveMs') =>
    figure(few[name] === 0 ? Number.NaN : many[name] / few[name], '×');
  printTable(
    ['', `${FEW} applicants`, `${MANY} applicants`, 'ratio', 'bar'],
    [
      [
        'first faces, from the production',
        seconds(few.facesMs),
        seconds(many.facesMs),
        ratio('facesMs'),
        met(many.facesMs <= BARS.facesMs),
      ],
      [
        'first faces, nothing cached',
        seconds(few.coldMs),
        seconds(many.coldMs),
        ratio('coldMs'),
        '',
      ],
      ['numbers exact', yes(few.areExact), yes(many.areExact), '', met(many.areExact)],
      [
        'End reaches the last',
        yes(few.isLastReached),
        yes(many.isLastReached),
        '',
        met(many.isLastReached),
      ],
      [
        'longest task while scrolling',
        `${few.taskMs.toFixed(0)} ms`,
        `${many.taskMs.toFixed(0)} ms`,
        ratio('taskMs'),
        met(many.taskMs <= BARS.taskMs),
      ],
      [
        'longest work on one at the processor',
        `${few.workMs.toFixed(0)} ms`,
        `${many.workMs.toFixed(0)} ms`,
        ratio('workMs'),
        '',
      ],
      [
        'moved at once, in requests',
        `${few.moved} in ${few.requests}`,
        `${many.moved} in ${many.requests}`,
        '',
        met(many.moved === 500 && many.requests === 1),
      ],
      [
        'until moved',
        seconds(few.moveMs),
        seconds(many.moveMs),
        ratio('moveMs'),
        met(many.moveMs <= BARS.moveMs),
      ],
    ],
  );
}

async function productionOf(db: pg.Client, roleId: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'select production_id as id from production_roles where id = $1',
    [roleId],
  );
  return rows[0]?.id ?? '';
}

/** The numbers on the page are those in the database. */
async function areExact(page: Page, db: pg.Client, roleId: string): Promise<boolean> {
  const { rows } = await db.query<{ place: string; count: number }>(
    `select case status when 'not_selected' then 'ended' else status end as place,
       count(*)::int as count from applications where role_id = $1 group by 1`,
    [roleId],
  );
  const all = { place: 'all', count: rows.reduce((sum, { count }) => sum + count, 0) };
  const chips = await readChips(page);
  return [...rows, all].every(({ place, count }) => chips[WORDS[place] ?? ''] === count);
}

/** The newest come first: the last is the oldest. */
async function reachesLast(page: Page, db: pg.Client, roleId: string): Promise<boolean> {
  const { rows } = await db.query<{ id: string }>(
    'select id from applications where role_id = $1 order by created_at limit 1',
    [roleId],
  );
  await page.keyboard.press('End');
  const card = page.locator(`[data-card="${rows[0]?.id}"]:focus`);
  return card.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

async function scrolled(page: Page) {
  const { ms, processorMs } = await scrollThrough(page);
  return { taskMs: ms, workMs: processorMs };
}

/** Everyone at Audition goes to the next column by two keys. */
async function moveColumn(page: Page, url: string) {
  await page.goto(`${url}&status=audition`);
  await page.locator('[data-card]').first().waitFor();
  await waitUntilComplete(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/moves')) requests += 1;
  });
  const answering = page.waitForResponse((answer) => answer.url().endsWith('/moves'));
  await page.keyboard.press('a');
  await page.keyboard.press('5');
  const answer = await answering;
  const { moved } = (await answer.json()) as { moved: number };
  await answer.finished();
  await page
    .getByText(/^Moved \d+ people/)
    .first()
    .waitFor();
  return { moved, requests, moveMs: answer.request().timing().responseEnd };
}

async function startBoardServer() {
  const crowds: BoardServerOptions['crowds'] = [FEW, MANY];
  const { made, databaseUrl, url } = await startOwnSite<BoardServer>('board-server.ts', { crowds });
  const db = new pg.Client(databaseUrl);
  await db.connect();
  atEnd(() => db.end());
  return { db, roleIds: made.roleIds, site: { url, cookie: made.cookie } };
}
