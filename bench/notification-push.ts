/**
 * How long a notification takes from the server's push until it is in the hands of everyone who is
 * connected: 2,000 real websockets of 50 signed-in users, all on one server, pushed to at once. Then
 * the same with the push said on another server that shares the database. The baseline writes as many
 * bytes to as many bare TCP connections, in turns with the others; one socket's round trip is printed
 * beside it. All sockets are held by this one process, whose work of reading is in every figure.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/notification-push.ts
 * Bar: 95 % have it within four times what bare TCP takes, whichever server said it.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { openDatabase, openPool } from '../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { findFreePort } from '../server/src/platform/embedded-postgres/free-port.ts';
import { createLog } from '../server/src/platform/log.ts';
import type { Platform } from '../server/src/platform/platform.ts';
import { prepare } from '../server/src/prepare.ts';
import { Factory } from '../server/test/factory.ts';
import { connectSocket, type TestSocket } from '../server/test/socket-client.ts';
import { TestClient } from '../server/test/test-client.ts';
import type { BarePush, BarePushServerOptions } from './lib/bare-push-server.ts';
import { makeDataFolder } from './lib/data-folder.ts';
import { figure, printTable } from './lib/print.ts';
import type { Push, PushServerOptions } from './lib/push-server.ts';
import { atEnd, runBench } from './lib/run-bench.ts';
import { startChild } from './lib/start-child.ts';
import { median, percentile, worst } from './lib/statistics.ts';

const USERS = 50;
const SOCKETS = 2_000;
const ROUNDS = 15;
const CONNECTING_AT_ONCE = 50;
/** About what one event is on the wire. */
const MESSAGE_BYTES = 160;
const BAR = 4;

type Session = Awaited<ReturnType<Factory['session']>>;
/** Resolves with everyone's waiting times, in milliseconds, once all have been reached. */
type Round = () => Promise<number[]>;

await runBench(async () => {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  atEnd(() => postgres.stop());
  const databaseUrl = postgres.url('callboard');
  await prepare(databaseUrl);
  const sessions = await makeSessions(databaseUrl);

  const [here, other] = [
    await startPushServer({ databaseUrl, dataDir, port: await findFreePort('127.0.0.1') }),
    await startPushServer({ databaseUrl, dataDir, port: await findFreePort('127.0.0.1') }),
  ];
  const sockets = await connectAll(here.url, sessions);
  const userIds = sessions.map(({ user }) => user.id);
  const roundTrips = await timeRoundTrips(sockets, sessions);
  const bare = await openBarePush();
  const pushed = (server: ChildProcess): Round => {
    return () => receiptsOf(sockets, () => server.send({ userIds } satisfies Push));
  };
  const [ofBare, ofSame, ofOther] = await runInTurns([
    bare,
    pushed(here.child),
    pushed(other.child),
  ]);
  report({ bare: ofBare, sameServer: ofSame, otherServer: ofOther, roundTrips });
});

async function makeSessions(databaseUrl: string): Promise<Session[]> {
  const pool = openPool(databaseUrl, createLog('silent'));
  const clock = { now: () => new Date() };
  const make = new Factory({ db: openDatabase(pool), clock } as unknown as Platform);
  try {
    return await Promise.all(Array.from({ length: USERS }, () => make.session({ role: 'talent' })));
  } finally {
    await pool.end();
  }
}

async function startPushServer(options: PushServerOptions) {
  const child = await startChild('./push-server.ts', options);
  return { child, url: `http://localhost:${options.port}` };
}

/** As many sockets for each user, each in its user's room. */
async function connectAll(url: string, sessions: readonly Session[]): Promise<TestSocket[]> {
  const sockets: TestSocket[] = [];
  atEnd(async () => {
    for (const socket of sockets) socket.close();
  });
  const connectOne = async (session: Session) => {
    const { socket, outcome } = await connectSocket(new TestClient(url, session));
    sockets.push(socket);
    const hasJoined = await socket.emitWithAck('join-user-room', session.user.id);
    if (outcome !== 'admitted' || !hasJoined) throw new Error(`A socket was refused: ${outcome}`);
  };
  const owners = Array.from({ length: SOCKETS / USERS }, () => sessions).flat();
  for (let at = 0; at < owners.length; at += CONNECTING_AT_ONCE) {
    await Promise.all(owners.slice(at, at + CONNECTING_AT_ONCE).map(connectOne));
  }
  return sockets;
}

async function timeRoundTrips(sockets: readonly TestSocket[], sessions: readonly Session[]) {
  const [socket] = sockets;
  const times: number[] = [];
  for (let turn = 0; turn < ROUNDS * 5; turn += 1) {
    const startedAt = performance.now();
    await socket?.emitWithAck('join-user-room', sessions[0]?.user.id ?? '');
    times.push(performance.now() - startedAt);
  }
  return times;
}

function receiptsOf(sockets: readonly TestSocket[], push: () => void): Promise<number[]> {
  const receipts = sockets.map(
    (socket) =>
      new Promise<number>((resolve) => {
        socket.once('notification:new', ({ notification }) => resolve(since(notification.title)));
      }),
  );
  push();
  return Promise.all(receipts);
}

async function openBarePush(): Promise<Round> {
  const port = await findFreePort('127.0.0.1');
  const child = await startChild('./bare-push-server.ts', {
    port,
  } satisfies BarePushServerOptions);
  const sockets = Array.from({ length: SOCKETS }, () => connect({ port, host: '127.0.0.1' }));
  atEnd(async () => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return () => {
    const receipts = sockets.map(async (socket) => {
      const [data] = await once(socket, 'data');
      return since(String(data).split(' ')[0] ?? '');
    });
    child.send({ bytes: MESSAGE_BYTES } satisfies BarePush);
    return Promise.all(receipts);
  };
}

/** Processes of one machine share its clock. */
function since(time: string): number {
  return performance.timeOrigin + performance.now() - Number(time);
}

/** The first turn warms up and does not count. */
async function runInTurns<const Rounds extends readonly Round[]>(rounds: Rounds) {
  const times = rounds.map((): number[] => []);
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    for (const [at, round] of rounds.entries()) {
      const waited = await round();
      if (turn > 0) times[at]?.push(...waited);
    }
  }
  return times as { [K in keyof Rounds]: number[] };
}

type Report = Record<'bare' | 'sameServer' | 'otherServer' | 'roundTrips', number[]>;

function report({ bare, sameServer, otherServer, roundTrips }: Report): void {
  const p95 = (times: number[]) => percentile(times, 95);
  const row = (name: string, times: number[]) => [
    name,
    figure(median(times), 'ms', 1),
    figure(p95(times), 'ms', 1),
    figure(worst(times), 'ms', 1),
    figure(p95(times) / p95(bare), '', 1),
  ];
  printTable(
    [`${SOCKETS} sockets, ${ROUNDS} rounds`, 'median', '95 %', 'worst', '95 % to bare'],
    [
      row('pushed on the same server', sameServer),
      row('pushed on another server', otherServer),
      row('bare TCP', bare),
      row('(one socket, there and back)', roundTrips),
    ],
  );
  const isMet = Math.max(p95(sameServer), p95(otherServer)) / p95(bare) <= BAR;
  console.log(`\nBar: 95 % ≤ ${BAR} times bare TCP: ${isMet ? 'met' : 'missed'}`);
}
