import { adminUserEndpoints } from '@callboard/contract/admin-users';
import { authEndpoints } from '@callboard/contract/auth';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { users } from '../src/features/auth/tables.ts';
import type { Server } from '../src/server.ts';
import { mailTo, tokenIn } from './mailbox.ts';
import { startNeighbour, useNeighbour } from './neighbour-server.ts';
import { findRedis, useRedis } from './redis-server.ts';
import { connectSocket, nextEvent, type TestSocket } from './socket-client.ts';
import { TestClient } from './test-client.ts';
import { type TestServer, useTestServer } from './test-server.ts';

describe('two servers on one database', () => {
  const t = useTestServer();
  const neighbour = useNeighbour(t);
  behaveAsOne(t, neighbour);

  it('pass on what is too long for a notification of PostgreSQL', async () => {
    const socket = await listenAt(neighbour, await someone(t));
    const heard = nextEvent(socket, 'notification:new');
    push(t, socket, 'long '.repeat(4_000));
    expect(await heard).toMatchObject({ notification: { title: 'long '.repeat(4_000) } });
  });

  it('ask for what was missed while one could not hear the other, and hear again', async () => {
    const socket = await listenAt(neighbour, await someone(t));
    const outside = await someone(t);
    const ended = await listenAt(neighbour, outside);
    for (let losses = 0; losses < 2; losses += 1) {
      const told = nextEvent(socket, 'server:resync');
      await cutListeners(t);
      await told;
    }
    const told = nextEvent(socket, 'server:resync');
    const closed = nextEvent(ended, 'disconnect');
    await cutListeners(t);
    await new TestClient(t.url, outside).call(authEndpoints.logout);
    await told;
    expect(await closed).toBe('io server disconnect');

    const heard = nextEvent(socket, 'notification:new');
    push(t, socket, 'after the gap');
    expect(await heard).toMatchObject({ notification: { title: 'after the gap' } });
  });

  it('tell each other when something that was said did not go out', async () => {
    const socket = await listenAt(neighbour, await someone(t));
    const told = nextEvent(socket, 'server:resync');
    await asOwner(t, 'alter table socket_io_attachments rename to out_of_reach');
    push(t, socket, 'long '.repeat(4_000));
    await expect.poll(() => JSON.stringify(t.logged)).toContain('socket_io_attachments');
    await asOwner(t, 'alter table out_of_reach rename to socket_io_attachments');
    push(t, socket, 'short');
    await told;
  });
});

if (findRedis()) {
  describe('two servers that share a Redis', () => {
    const { redis, environment } = useRedis();
    const t = useTestServer(environment);
    const neighbour = useNeighbour(t, environment);
    behaveAsOne(t, neighbour);

    it('keep answering while it is away, and ask for what was missed when it is back', async () => {
      const client = await someone(t);
      const [here, there] = [await listenAt(t.server, client), await listenAt(neighbour, client)];
      const outside = await someone(t);
      const [ownEnded, ended] = [
        await listenAt(t.server, outside),
        await listenAt(neighbour, outside),
      ];
      await redis.goAway();

      const heard = nextEvent(here, 'notification:new');
      push(t, here, 'still here');
      await heard;
      const ownClosed = nextEvent(ownEnded, 'disconnect');
      const closed = nextEvent(ended, 'disconnect');
      const left = await new TestClient(t.url, outside).call(authEndpoints.logout);
      expect(left.status).toBe(204);
      await ownClosed;

      const told = [nextEvent(here, 'server:resync'), nextEvent(there, 'server:resync')];
      await redis.start();
      await Promise.all(told);
      expect(await closed).toBe('io server disconnect');
      const again = nextEvent(there, 'notification:new');
      push(t, there, 'after the gap');
      expect(await again).toMatchObject({ notification: { title: 'after the gap' } });
    });

    it('start and stop without it', async () => {
      const lonely = await startNeighbour(t, { REDIS_URL: 'redis://127.0.0.1:1' });
      const socket = await listenAt(lonely, await someone(t));
      const heard = nextEvent(socket, 'notification:new');
      push(lonely, socket, 'on my own');
      await heard;
      await lonely.stop();
    });
  });
}

function behaveAsOne(t: TestServer, neighbour: Server): void {
  it('pass events on to the sockets of the other', async () => {
    const session = await someone(t);
    const [here, there] = [await listenAt(t.server, session), await listenAt(neighbour, session)];
    for (const from of [t, neighbour]) {
      const heard = [nextEvent(here, 'notification:new'), nextEvent(there, 'notification:new')];
      push(from, here, 'for both');
      expect(await Promise.all(heard)).toMatchObject(
        Array(2).fill({ notification: { title: 'for both' } }),
      );
    }
  });

  it('pass an event on once, and to nobody else', async () => {
    const [own, other] = [await someone(t), await someone(t)];
    const [socket, stranger] = [await listenAt(neighbour, own), await listenAt(neighbour, other)];
    const heard: string[] = [];
    socket.on('notification:new', ({ notification }) => heard.push(notification.title));
    stranger.on('notification:new', () => heard.push('by a stranger'));
    const last = nextEvent(stranger, 'notification:updated');
    push(t, socket, 'one');
    await expect.poll(() => heard).toContain('one');
    t.platform.realtime.toUsers('notification:updated', [{ userId: other.user.id }]);
    await last;
    expect(heard).toEqual(['one']);
  });

  it.each([
    ['signing out', (client: TestClient) => client.call(authEndpoints.logout)],
    ['a new password', resetPassword],
  ])('close the sockets of a session that ends by %s on the other', async (_how, end) => {
    const session = await someone(t);
    const closed = nextEvent(await listenAt(neighbour, session), 'disconnect');
    expect((await end(new TestClient(t.url, session), t)).status).toBeLessThan(300);
    expect(await closed).toBe('io server disconnect');
  });

  it('close the sockets of sessions ended elsewhere and keep those of the one that ended them', async () => {
    const own = await someone(t);
    const other = await t.make.session({ user: own.user });
    const [kept, ended] = [await listenAt(neighbour, own), await listenAt(neighbour, other)];
    const closed = nextEvent(ended, 'disconnect');
    await new TestClient(t.url, own).call(authEndpoints.endOtherSessions);
    await closed;
    expect(await kept.emitWithAck('join-user-room', own.user.id)).toBe(true);
  });

  it('close every socket of a user who has to go, joined or not, and no one else', async () => {
    const [out, stays] = [await someone(t), await someone(t)];
    const sockets = [
      await listenAt(t.server, out),
      await listenAt(neighbour, await t.make.session({ user: out.user })),
      await admitted(neighbour, out),
    ];
    const closed = sockets.map((socket) => nextEvent(socket, 'disconnect'));
    const other = await listenAt(neighbour, stays);
    await t.platform.db
      .update(users)
      .set({ suspendedAt: t.clock.now() })
      .where(eq(users.id, out.user.id));
    t.platform.realtime.shutOut(out.user.id);
    await Promise.all(closed);
    expect(await other.emitWithAck('join-user-room', stays.user.id)).toBe(true);
    const again = await connectSocket(new TestClient(neighbour.platform.publicUrl, out));
    again.socket.close();
    expect(again.outcome).toBe('NOT_SIGNED_IN');
  });

  it('shut someone out of the other, whose window is told so before it closes', async () => {
    const out = await someone(t);
    const window = await listenAt(neighbour, out);
    const heard: string[] = [];
    window.onAny((event) => heard.push(event));
    const closed = nextEvent(window, 'disconnect');
    const { id } = out.user;
    const admin = await t.signIn('admin');
    const body = { reason: 'Asked three actors for a fee.' };
    const { status } = await admin.call(adminUserEndpoints.suspend, { params: { id }, body });
    expect(status).toBe(204);
    expect(await closed).toBe('io server disconnect');
    expect(heard).toEqual(['account:suspended']);
    const there = new TestClient(neighbour.platform.publicUrl, out);
    expect((await there.call(authEndpoints.me)).status).toBe(401);
  });

  it("keep the other's sockets when one of them stops", async () => {
    const session = await someone(t);
    const leaving = await startNeighbour(t, sharedWith(t));
    const [kept, sentAway] = [await listenAt(neighbour, session), await listenAt(leaving, session)];
    const heard: string[] = [];
    kept.onAny((event) => heard.push(event));
    kept.on('disconnect', () => heard.push('disconnect'));
    const told = nextEvent(sentAway, 'server:stopping');
    const closed = nextEvent(sentAway, 'disconnect');
    await leaving.stop();
    await told;
    await closed;
    const last = nextEvent(kept, 'notification:new');
    push(t, kept, 'still open');
    await last;
    expect(heard).toEqual(['notification:new']);
  });
}

type Session = Awaited<ReturnType<TestServer['make']['session']>>;
const userIds = new WeakMap<TestSocket, string>();

const someone = (t: TestServer): Promise<Session> => t.make.session({ role: 'talent' });

const sharedWith = (t: TestServer): Record<string, string> =>
  t.platform.config.redisUrl ? { REDIS_URL: t.platform.config.redisUrl } : {};

async function admitted(server: Server, session: Session): Promise<TestSocket> {
  const { socket, outcome } = await connectSocket(
    new TestClient(server.platform.publicUrl, session),
  );
  onTestFinished(() => void socket.close());
  expect(outcome).toBe('admitted');
  return socket;
}

async function listenAt(server: Server, session: Session): Promise<TestSocket> {
  const socket = await admitted(server, session);
  expect(await socket.emitWithAck('join-user-room', session.user.id)).toBe(true);
  userIds.set(socket, session.user.id);
  return socket;
}

function push({ platform }: Pick<Server, 'platform'>, to: TestSocket, title: string): void {
  const userId = userIds.get(to) ?? '';
  const notification = { id: userId, title };
  platform.realtime.toUsers('notification:new', [{ userId, notification }]);
}

async function resetPassword(client: TestClient, t: TestServer) {
  const email = client.user?.email ?? '';
  await client.call(authEndpoints.forgotPassword, { body: { email } });
  const token = tokenIn(await mailTo(t.platform, email, 'Choose a new password'));
  return client.call(authEndpoints.resetPassword, { body: { token, password: 'a new long one' } });
}

/** Both servers lose the connection they listen on. Resolves when it is gone. */
async function cutListeners(t: TestServer): Promise<void> {
  const listeners = `from pg_stat_activity
    where datname = current_database() and application_name = 'callboard-listen'`;
  await expect.poll(() => asOwner(t, `select pid ${listeners}`)).toHaveLength(2);
  await asOwner(t, `select pg_terminate_backend(pid, 5000) ${listeners}`);
}

async function asOwner(t: TestServer, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: t.database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
