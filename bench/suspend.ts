/**
 * How fast a suspension takes hold: somebody has many devices connected and one browser window open; an
 * admin suspends them. Measured from the decision's answer until every socket is closed, until a call
 * with an old cookie is refused, and until the window shows the page to sign in. The baseline is one
 * request for who is signed in, of the same run.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/suspend.ts
 */
/// <reference lib="dom" />
import { once } from 'node:events';
import { adminUserEndpoints } from '@callboard/contract/admin-users';
import { authEndpoints } from '@callboard/contract/auth';
import { fillPath } from '@callboard/contract/endpoint';
import { REALTIME } from '@callboard/contract/realtime';
import { type Browser, chromium, type Page } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import { startOwnSite } from './lib/own-site.ts';
import { figure, printTable } from './lib/print.ts';
import { atEnd, runBench } from './lib/run-bench.ts';
import { median, worst } from './lib/statistics.ts';
import type { SuspendServer } from './lib/suspend-server.ts';

const ROUNDS = 8;
/** One of them is the window's. */
const SESSIONS = 21;
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

type Times = Record<'baseline' | 'decision' | 'sockets' | 'refused' | 'window', number[]>;

await runBench(async () => {
  const counts = { rounds: ROUNDS + 1, sessions: SESSIONS };
  const { made, url } = await startOwnSite<SuspendServer>('./suspend-server.ts', counts);
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: QUIET });
  atEnd(() => browser.close());
  const times: Times = { baseline: [], decision: [], sockets: [], refused: [], window: [] };
  for (const [round, person] of made.people.entries()) {
    const taken = await suspendOne(browser, url, made.adminCookie, person);
    // The first one warms up.
    if (round === 0) continue;
    for (const [name, ms] of Object.entries(taken)) times[name as keyof Times].push(ms);
  }
  report(times);
});

async function suspendOne(
  browser: Browser,
  url: string,
  adminCookie: string,
  { id, cookies }: SuspendServer['people'][number],
): Promise<Record<keyof Times, number>> {
  const [windowCookie = '', ...others] = cookies;
  const sockets = await Promise.all(others.map((cookie) => connect(url, cookie, id)));
  const page = await openWindow(browser, url, windowCookie);
  const [, baseline] = await timed(() => ask(url, others[0] ?? ''));

  const closed = Promise.all(
    sockets.map(async (socket) => {
      await once(socket as never, 'disconnect');
      return now();
    }),
  );
  const shown = whenShown(page, '/login');
  const [answer, decision] = await timed(() => suspend(url, adminCookie, id));
  const answeredAt = now();
  if (answer.status !== 204) throw new Error(`suspending was answered with ${answer.status}`);
  const refusedAt = whenRefused(url, others[0] ?? '');
  const since = (at: number) => Math.max(0, at - answeredAt);
  const taken = {
    baseline,
    decision,
    sockets: since(Math.max(...(await closed))),
    refused: since(await refusedAt),
    window: since(await shown),
  };
  await page.context().close();
  return taken;
}

/** Milliseconds of the clock that the windows share. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const from = now();
  return [await work(), now() - from];
}

async function connect(url: string, cookie: string, userId: string): Promise<Socket> {
  const socket = io(url, {
    path: REALTIME.path,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie, origin: url },
  });
  await once(socket as never, 'connect');
  await socket.emitWithAck('join-user-room', userId);
  return socket;
}

async function openWindow(browser: Browser, url: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const connected = page.waitForEvent('websocket');
  await page.goto('/productions');
  const socket = await connected;
  // The answer to the wish to join one's own room.
  await socket.waitForEvent('framereceived', ({ payload }) => /^430/.test(String(payload)));
  return page;
}

/** When the window is at this address and shows a form. */
function whenShown(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isThere =
            location.pathname === wanted && document.querySelector('input[type=password]') !== null;
          if (isThere) resolve(performance.timeOrigin + performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    path,
  );
}

function ask(url: string, cookie: string) {
  return fetch(url + authEndpoints.me.path, { headers: { cookie } });
}

function suspend(url: string, cookie: string, id: string) {
  return fetch(url + fillPath(adminUserEndpoints.suspend.path, { id }), {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'Asked actors for a fee.' }),
  });
}

/** When the first call is refused; each is sent as soon as the one before was let through. */
async function whenRefused(url: string, cookie: string): Promise<number> {
  while ((await ask(url, cookie)).status !== 401);
  return now();
}

function report(times: Times): void {
  const row = (name: string, some: readonly number[]) => [
    name,
    figure(median(some), 'ms', 0),
    figure(worst(some), 'ms', 0),
    figure(median(some) / median(times.baseline), '', 1),
  ];
  printTable(
    [`${ROUNDS} suspensions of ${SESSIONS} sessions`, 'median', 'worst', 'median to a request'],
    [
      row('the decision itself, until it is answered', times.decision),
      row(`from its answer until ${SESSIONS - 1} sockets are closed`, times.sockets),
      row('from its answer until an old cookie is refused', times.refused),
      row('from its answer until the window asks to sign in', times.window),
      row('one request for who is signed in', times.baseline),
    ],
  );
}
