/**
 * How a server carries talk. 2,000 people, each connected by a real websocket, two and two in a
 * conversation: for a minute 200 messages a second are sent as the browser sends them, each is waited
 * for at the other's socket, and at the end nothing may be missing, there or in the database. Beside it
 * how much memory the server holds over that minute, and how many messages a second it carries when
 * senders do not pause. The baseline is Socket.IO alone, which hands the same text on to one other of
 * as many sockets and keeps nothing. All sockets and all senders share this one process.
 *
 * Run: PATH=$PWD/node_modules/.bin:$PATH node bench/messaging.ts
 */
import { setTimeout as wait } from 'node:timers/promises';
import { fillPath } from '@callboard/contract/endpoint';
import { type Message, messageEndpoints } from '@callboard/contract/messages';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { findFreePort } from '../server/src/platform/embedded-postgres/free-port.ts';
import { newId } from '../server/src/platform/ids.ts';
import { getDatabaseUrl } from '../server/test/database-in.ts';
import type { BareEchoServerOptions, Echoed } from './lib/bare-echo-server.ts';
import { SERVER_ALONE, startCallboard } from './lib/callboard-process.ts';
import { makeDataFolder } from './lib/data-folder.ts';
import { type Pair, populateConversations } from './lib/message-population.ts';
import { figure, printTable } from './lib/print.ts';
import { readMemory } from './lib/process-memory.ts';
import { atEnd, runBench } from './lib/run-bench.ts';
import { startChild } from './lib/start-child.ts';
import { startSession } from './lib/start-session.ts';
import { median, percentile, worst } from './lib/statistics.ts';

const PEOPLE = 2_000;
const RATE = 200;
const SECONDS = 60;
const CONNECTING_AT_ONCE = 50;
/** Senders who do not pause. */
const AT_ONCE = 32;
const UNPAUSED_MS = 8_000;
const ALL_THERE_WITHIN_MS = 20_000;
const TEXT =
  'Lovely to meet you today. The director would like to see you again on Thursday at eleven, with the letter scene and, if you can find them, the boots.';

type Person = { userId: string; cookie: string };
/** When each message was sent, when it was known to be kept, and when it reached the other. */
type Times = { sent: number; kept: number; received: number };

await runBench(async () => {
  const dataDir = await makeDataFolder();
  const port = await findFreePort('127.0.0.1');
  const { url, pid } = await startCallboard({ command: SERVER_ALONE, dataDir, port });
  const database = new pg.Client({ connectionString: await getDatabaseUrl(dataDir) });
  await database.connect();
  atEnd(() => database.end());
  const pairs = await populateConversations(database, PEOPLE);
  const cookies = new Map<string, string>();
  for (const userId of pairs.flatMap(({ userIds }) => userIds)) {
    cookies.set(userId, await startSession(database, userId));
  }
  const people = [...cookies].map(([userId, cookie]) => ({ userId, cookie }));

  const received = new Map<string, number>();
  await connectPeople(url, people, (userId, { conversationId, revision }) => {
    received.set(keyOf(userId, conversationId, revision), performance.now());
  });
  const send = (pair: Pair, turn: number) => sendMessage(url, cookies, pair, turn);
  const timesOf = (answers: readonly Answer[]): Times[] =>
    answers.map(({ receiver, message, sent, kept }) => ({
      sent,
      kept,
      received:
        received.get(keyOf(receiver, message.conversationId, message.revision)) ?? Number.NaN,
    }));

  await sendAtRate(pairs, send, 5);
  const before = await readMemory(pid);
  const memory: number[] = [];
  const sampling = setInterval(async () => memory.push((await readMemory(pid)).now), 5_000);
  const answers = await sendAtRate(pairs, send, SECONDS);
  clearInterval(sampling);
  const after = await readMemory(pid);
  await untilAllThere(() => timesOf(answers));
  const steady = timesOf(answers);
  const kept = await countKept(database, answers);
  const unpaused = await sendUnpaused(pairs, send);
  const echoed = await measureEcho();

  report(steady, unpaused.perSecond, echoed);
  const lost = steady.filter(({ received: at }) => Number.isNaN(at)).length;
  console.log(`\n${answers.length} sent, ${kept} in the database, ${lost} not received`);
  const mebibytes = (bytes: number) => figure(bytes / 2 ** 20, 'MiB', 0);
  console.log(
    `Memory of the server: ${mebibytes(before.now)} before, ${memory.map(mebibytes).join(', ')}, ${mebibytes(after.now)} after; at most ${mebibytes(after.most)}`,
  );
});

type Answer = { receiver: string; message: Message; sent: number; kept: number };
type Send = (pair: Pair, turn: number) => Promise<Answer>;

async function connectPeople(
  url: string,
  people: readonly Person[],
  hear: (userId: string, push: { conversationId: string; revision: number }) => void,
): Promise<void> {
  const connectOne = async ({ userId, cookie }: Person) => {
    const socket = await openSocket(url, { cookie, origin: url });
    socket.on('notification:new-message', (push) => hear(userId, push));
    if (!(await socket.emitWithAck('join-user-room', userId))) throw new Error('not admitted');
  };
  for (let at = 0; at < people.length; at += CONNECTING_AT_ONCE) {
    await Promise.all(people.slice(at, at + CONNECTING_AT_ONCE).map(connectOne));
  }
}

async function openSocket(url: string, extraHeaders: Record<string, string> = {}): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders });
  atEnd(async () => void socket.close());
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

async function sendMessage(
  url: string,
  cookies: ReadonlyMap<string, string>,
  { conversationId, userIds }: Pair,
  turn: number,
): Promise<Answer> {
  const [sender, receiver] = turn % 2 === 0 ? userIds : [userIds[1], userIds[0]];
  const sent = performance.now();
  const response = await fetch(url + fillPath(messageEndpoints.send.path, { id: conversationId }), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      cookie: cookies.get(sender) ?? '',
    },
    body: JSON.stringify({ clientId: newId(), text: TEXT }),
  });
  const kept = performance.now();
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return { receiver, message: (await response.json()) as Message, sent, kept };
}

/** At an even pace, whether or not the one before was answered. */
async function sendAtRate(
  pairs: readonly Pair[],
  send: Send,
  forSeconds: number,
): Promise<Answer[]> {
  const sending: Promise<Answer>[] = [];
  const from = performance.now();
  for (let turn = 0; turn < RATE * forSeconds; turn += 1) {
    const early = from + (turn * 1000) / RATE - performance.now();
    if (early > 1) await wait(early);
    sending.push(send(pairs[turn % pairs.length] as Pair, Math.floor(turn / pairs.length)));
  }
  return Promise.all(sending);
}

async function sendUnpaused(pairs: readonly Pair[], send: Send) {
  const from = performance.now();
  let turn = 0;
  const sendOn = async () => {
    while (performance.now() - from < UNPAUSED_MS) {
      turn += 1;
      await send(pairs[turn % pairs.length] as Pair, Math.floor(turn / pairs.length));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  return { perSecond: (turn * 1000) / (performance.now() - from) };
}

async function untilAllThere(times: () => Times[]): Promise<void> {
  const deadline = performance.now() + ALL_THERE_WITHIN_MS;
  while (times().some(({ received }) => Number.isNaN(received)) && performance.now() < deadline) {
    await wait(100);
  }
}

async function countKept(database: pg.Client, answers: readonly Answer[]): Promise<number> {
  const { rows } = await database.query<{ kept: number }>(
    'select count(*)::int as kept from messages where id = any($1)',
    [answers.map(({ message }) => message.id)],
  );
  return rows[0]?.kept ?? 0;
}

/** Socket.IO alone: as many sockets, the same text, from one to another. */
async function measureEcho() {
  const port = await findFreePort('127.0.0.1');
  await startChild('./bare-echo-server.ts', { port } satisfies BareEchoServerOptions);
  const url = `http://127.0.0.1:${port}`;
  const waiting = new Map<number, () => void>();
  const sockets: Socket[] = [];
  for (let at = 0; at < PEOPLE; at += CONNECTING_AT_ONCE) {
    const some = Array.from({ length: CONNECTING_AT_ONCE }, async (_, more) => {
      const socket = await openSocket(url);
      socket.on('sent', ({ number }: Echoed) => waiting.get(number)?.());
      await socket.emitWithAck('join', `room-${at + more}`);
      sockets[at + more] = socket;
    });
    await Promise.all(some);
  }
  let number = 0;
  const echo = async () => {
    number += 1;
    const mine = number;
    const sent = performance.now();
    const arrived = new Promise<void>((resolve) => waiting.set(mine, resolve));
    const to = `room-${(mine + 1) % PEOPLE}`;
    sockets[mine % PEOPLE]?.emit(
      'send',
      { to, text: TEXT, number: mine } satisfies Echoed,
      () => {},
    );
    await arrived;
    waiting.delete(mine);
    return performance.now() - sent;
  };
  const times: number[] = [];
  const paced: Promise<number>[] = [];
  const from = performance.now();
  for (let turn = 0; turn < RATE * 10; turn += 1) {
    const early = from + (turn * 1000) / RATE - performance.now();
    if (early > 1) await wait(early);
    paced.push(echo());
  }
  times.push(...(await Promise.all(paced)));
  const start = performance.now();
  let count = 0;
  const echoOn = async () => {
    while (performance.now() - start < UNPAUSED_MS / 2) {
      await echo();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, echoOn));
  return { times, perSecond: (count * 1000) / (performance.now() - start) };
}

function keyOf(userId: string, conversationId: string, revision: number): string {
  return `${userId} ${conversationId} ${revision}`;
}

function report(
  steady: readonly Times[],
  perSecond: number,
  echoed: { times: number[]; perSecond: number },
): void {
  const row = (name: string, times: readonly number[]) => [
    name,
    figure(median(times), 'ms', 1),
    figure(percentile(times, 95), 'ms', 1),
    figure(worst(times), 'ms', 1),
    figure(percentile(times, 95) / percentile(echoed.times, 95), '', 1),
  ];
  const there = steady.filter(({ received }) => !Number.isNaN(received));
  printTable(
    [
      `${PEOPLE} sockets, ${RATE} a second, ${SECONDS} s`,
      'median',
      '95 %',
      'worst',
      '95 % to bare',
    ],
    [
      row(
        'from send to receipt',
        there.map(({ sent, received }) => received - sent),
      ),
      row(
        'from send to the answer that it is kept',
        there.map(({ sent, kept }) => kept - sent),
      ),
      row('Socket.IO alone', echoed.times),
    ],
  );
  console.log(
    `\nWithout a pause: ${figure(perSecond, 'a second', 0)}; Socket.IO alone ${figure(echoed.perSecond, 'a second', 0)}: ${figure(perSecond / echoed.perSecond)} of it, and ${RATE} a second are ${figure(RATE / echoed.perSecond)} of it`,
  );
}
