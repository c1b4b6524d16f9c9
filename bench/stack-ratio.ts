/**
 * What our own code costs on a signed-in read. The real server answers GET /api/auth/me and GET
 * /api/business-portfolios (twenty of them); beside it a bare Fastify with `pg` runs the very same
 * statements on the same PostgreSQL and sends the rows. 16 connections load one, then the other, in
 * turns. Processor time per request is that of the server's process alone; it tells the same story
 * on a machine with noisy neighbours.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/stack-ratio.ts
 * Bar: the whole stack answers at least 70 % as many requests per second as the bare one.
 */
import { authEndpoints } from '@callboard/contract/auth';
import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { LIMITS } from '@callboard/contract/limits';
import { findSessionByToken } from '../server/src/features/auth/queries.ts';
import { hashToken } from '../server/src/features/auth/session-token.ts';
import {
  listJoinedPortfolios,
  listOwnedPortfolios,
} from '../server/src/features/business-portfolios/queries.ts';
import { APPLICATION_ROLE } from '../server/src/platform/database/database.ts';
import { findFreePort } from '../server/src/platform/embedded-postgres/free-port.ts';
import { getDatabaseUrl } from '../server/test/database-in.ts';
import type { BareServerOptions } from './lib/bare-server.ts';
import { SERVER_ALONE, startCallboard } from './lib/callboard-process.ts';
import { makeDataFolder } from './lib/data-folder.ts';
import { type Load, load, type Target } from './lib/load.ts';
import { send } from './lib/portfolio-writes.ts';
import { figure, percent, printTable } from './lib/print.ts';
import { recordQueries } from './lib/recorded-queries.ts';
import { runBench } from './lib/run-bench.ts';
import { signIn } from './lib/sign-in.ts';
import { startChild } from './lib/start-child.ts';
import { median } from './lib/statistics.ts';

const PORTFOLIOS = 20;
/** As many as the server's own pool has. */
const DATABASE_CONNECTIONS = 20;
const WARM_UP_SECONDS = 5;
const TURNS = 5;
const TURN_SECONDS = 4;
const BAR = 0.7;

const ME = authEndpoints.me.path;
const LIST = businessPortfolioEndpoints.list.path;

await runBench(async () => {
  const dataDir = await makeDataFolder();
  const callboard = await startCallboard({
    command: SERVER_ALONE,
    dataDir,
    port: await findFreePort('127.0.0.1'),
  });
  const cookie = await signIn(callboard.url, 'agent@callboard.test');
  for (let at = 1; at <= PORTFOLIOS; at += 1) {
    await send(callboard.url, cookie, { name: `Portfolio ${at}`, key: undefined });
  }
  const bare = await startBareServer({
    databaseUrl: asApplication(await getDatabaseUrl(dataDir)),
    connections: DATABASE_CONNECTIONS,
    port: await findFreePort('127.0.0.1'),
    routes: await recordRoutes(callboard.url, cookie),
  });
  for (const path of [ME, LIST]) await compare(path, callboard, bare, cookie);
});

/** The statements behind each read, with this session's and this user's values. */
async function recordRoutes(url: string, cookie: string): Promise<BareServerOptions['routes']> {
  const answer = await fetch(url + ME, { headers: { cookie } });
  const { user } = authEndpoints.me.response.schema.parse(await answer.json());
  const tokenHash = hashToken(cookie.slice(cookie.indexOf('=') + 1));
  const session = await recordQueries((_db, pool) =>
    findSessionByToken(pool, tokenHash, new Date()),
  );
  const lists = await recordQueries(async (db) => {
    await listOwnedPortfolios(db, user.id, LIMITS.pageSizeMax);
    await listJoinedPortfolios(db, user.id, LIMITS.pageSizeMax);
  });
  return { [ME]: [session], [LIST]: [session, lists] };
}

function asApplication(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.searchParams.set('options', `-c role=${APPLICATION_ROLE}`);
  return url.href;
}

async function startBareServer(options: BareServerOptions): Promise<Target> {
  const child = await startChild('./bare-server.ts', options);
  return { url: `http://127.0.0.1:${options.port}`, pid: child.pid ?? 0 };
}

async function compare(path: string, stack: Target, bare: Target, cookie: string): Promise<void> {
  const runs: { stack: Load[]; bare: Load[] } = { stack: [], bare: [] };
  await load(stack, path, cookie, WARM_UP_SECONDS);
  await load(bare, path, cookie, WARM_UP_SECONDS);
  for (let turn = 0; turn < TURNS; turn += 1) {
    runs.stack.push(await load(stack, path, cookie, TURN_SECONDS));
    runs.bare.push(await load(bare, path, cookie, TURN_SECONDS));
  }
  const rate = (loads: Load[]) => median(loads.map((each) => each.requestsPerSecond));
  const cpu = (loads: Load[]) => median(loads.map((each) => each.cpuMsPerRequest));
  const ratio = rate(runs.stack) / rate(runs.bare);
  printTable(
    [`GET ${path}`, 'whole stack', 'bare', 'ratio'],
    [
      [
        'requests/s, median',
        figure(rate(runs.stack), '', 0),
        figure(rate(runs.bare), '', 0),
        percent(ratio),
      ],
      [
        'processor time per request',
        figure(cpu(runs.stack), 'ms', 3),
        figure(cpu(runs.bare), 'ms', 3),
        percent(cpu(runs.bare) / cpu(runs.stack)),
      ],
    ],
  );
  console.log(`Bar: ≥ ${percent(BAR)}: ${ratio >= BAR ? 'met' : 'missed'}\n`);
}
