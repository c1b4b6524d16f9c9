import { authEndpoints } from '@callboard/contract/auth';
import { expect, it, onTestFinished } from 'vitest';
import { connectSocket, nextEvent } from '../../../test/socket-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import type { Actor } from '../../platform/actor.ts';
import { suspendUser } from './suspend-user.ts';

const t = useTestServer();

async function admin(): Promise<Actor> {
  const user = await t.make.user({ role: 'admin' });
  return { user, sessionId: '', address: '127.0.0.1' };
}

it('suspending someone ends their sessions, closes their sockets and lets none in again', async () => {
  const [scammer, bystander] = [await t.signIn('client'), await t.signIn('client')];
  const { socket } = await connectSocket(scammer);
  const other = await connectSocket(bystander);
  onTestFinished(() => void [socket.close(), other.socket.close()]);
  const closed = nextEvent(socket, 'disconnect');
  await suspendUser(t.platform, await admin(), scammer.user?.id ?? '', 'asked talent for a fee');
  expect(await closed).toBe('io server disconnect');
  expect((await scammer.call(authEndpoints.me)).status).toBe(401);
  const again = await connectSocket(scammer);
  onTestFinished(() => void again.socket.close());
  expect(again.outcome).toBe('NOT_SIGNED_IN');
  expect(other.socket.connected).toBe(true);
  expect((await bystander.call(authEndpoints.me)).status).toBe(200);
});

it('nobody but an admin suspends, and no admin themselves', async () => {
  const victim = await t.make.user();
  const someone = { user: victim, sessionId: '', address: '127.0.0.1' };
  const boss = await admin();
  const refused = { code: 'FORBIDDEN' };
  await expect(suspendUser(t.platform, someone, boss.user.id, '')).rejects.toMatchObject(refused);
  await expect(suspendUser(t.platform, boss, boss.user.id, '')).rejects.toMatchObject(refused);
});
