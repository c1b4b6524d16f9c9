import { authEndpoints } from '@callboard/contract/auth';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectSocket, nextEvent } from '../../../test/socket-client.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import type { Actor, Authenticate } from '../actor.ts';
import { RealtimeHub } from './realtime.ts';

const t = useTestServer();

async function connect(client: TestClient) {
  const { socket, outcome } = await connectSocket(client);
  onTestFinished(() => void socket.close());
  expect(outcome).toBe('admitted');
  return socket;
}

const push = (userId: string, title: string) => {
  const notification = { id: userId, title };
  t.platform.realtime.toUsers('notification:new', [{ userId, notification }]);
};

describe('a socket', () => {
  it('hears what is for its own user once it has joined the room', async () => {
    const client = await t.signIn('talent');
    const socket = await connect(client);
    const userId = client.user?.id ?? '';
    expect(await socket.emitWithAck('join-user-room', userId)).toBe(true);
    const heard = nextEvent(socket, 'notification:new');
    push(userId, 'You are shortlisted');
    expect(await heard).toMatchObject({ notification: { title: 'You are shortlisted' } });
  });

  it("is refused another user's room and hears nothing of it", async () => {
    const [nosy, other] = [await t.signIn('admin'), await t.signIn('talent')];
    const [nosySocket, otherSocket] = [await connect(nosy), await connect(other)];
    const otherId = other.user?.id ?? '';
    const heard: unknown[] = [];
    nosySocket.onAny((event) => heard.push(event));
    expect(await nosySocket.emitWithAck('join-user-room', otherId)).toBe(false);
    await otherSocket.emitWithAck('join-user-room', otherId);
    const reached = nextEvent(otherSocket, 'notification:new');
    push(otherId, 'private');
    await reached;
    // Whatever had been meant for it would have come before this answer.
    await nosySocket.emitWithAck('join-user-room', nosy.user?.id ?? '');
    expect(heard).toEqual([]);
  });

  it('survives a room that is no text at all', async () => {
    const socket = await connect(await t.signIn('client'));
    expect(await socket.emitWithAck('join-user-room', { $ne: null } as never)).toBe(false);
  });

  it('is closed at once when its session ends', async () => {
    const client = await t.signIn('agent');
    const socket = await connect(client);
    const closed = nextEvent(socket, 'disconnect');
    await client.call(authEndpoints.logout);
    expect(await closed).toBe('io server disconnect');
  });

  it('from another site is refused, cookie or not', async () => {
    const client = await t.signIn('client');
    const { socket, outcome } = await connectSocket(client, 'https://evil.example');
    socket.close();
    expect(outcome).toBe('FOREIGN_ORIGIN');
  });
});

describe('a socket whose session is asked for again', () => {
  const actor = { user: { id: 'someone' }, sessionId: 'one', address: '' } as Actor;

  it.each([
    ['has ended meanwhile is closed', () => undefined, 'io server disconnect'],
    [
      'cannot be found is cut, so that the browser comes back and is asked',
      () => {
        throw new Error('no database');
      },
      'transport close',
    ],
  ])('and %s', async (_outcome, findAgain, reason) => {
    const listening = Promise.withResolvers<undefined>();
    const answers: Authenticate[] = [
      async () => actor,
      () => listening.promise.then(() => findAgain()),
    ];
    const app = Fastify();
    await app.register(fastifyCookie);
    new RealtimeHub().attach(app, {
      authenticate: async (visitor) => answers.shift()?.(visitor),
      isOwnOrigin: () => true,
      log: t.platform.log,
    });
    onTestFinished(() => app.close());
    const socket = await connect(new TestClient(await app.listen({ host: '127.0.0.1', port: 0 })));
    const closed = nextEvent(socket, 'disconnect');
    listening.resolve(undefined);
    expect(await closed).toBe(reason);
  });
});
