import { authEndpoints } from '@callboard/contract/auth';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { PASSWORD } from '../../../../test/factory.ts';
import { mailTo } from '../../../../test/mailbox.ts';
import { connectSocket, nextEvent } from '../../../../test/socket-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import type { Actor } from '../../../platform/actor.ts';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { restoreUser } from './restore-user.ts';
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

it('whoever is suspended reads the reason by mail and at the door, until they are restored', async () => {
  const user = await t.make.user({ role: 'agent' });
  const boss = await admin();
  const signIn = (password = PASSWORD) =>
    t.visitor().call(authEndpoints.login, { body: { email: user.email, password } });
  await suspendUser(t.platform, boss, user.id, 'Asked talent for a fee.');
  const refused = await signIn();
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: 'ACCOUNT_SUSPENDED',
    message: 'This account is suspended. The reason: Asked talent for a fee.',
  });
  expect((await signIn('not their password')).text).not.toContain('fee');
  const mail = await mailTo(t.platform, user.email, 'Your Callboard account is suspended');
  expect(mail.text).toContain('Asked talent for a fee.');
  expect(mail.text).not.toContain(boss.user.lastName);

  await restoreUser(t.platform, null, user.id, 'It was someone else.');
  expect((await signIn()).status).toBe(200);
  await mailTo(t.platform, user.email, 'Your Callboard account is open again');
  const trail = await t.platform.db
    .select({ act: auditEntries.act, actorUserId: auditEntries.actorUserId })
    .from(auditEntries)
    .where(eq(auditEntries.targetId, user.id))
    .orderBy(auditEntries.id);
  expect(trail).toEqual(
    expect.arrayContaining([
      { act: 'moderation.user-suspended', actorUserId: boss.user.id },
      { act: 'moderation.user-restored', actorUserId: null },
    ]),
  );
});

it('of two who suspend or restore at the same time one is told that it is done already', async () => {
  const { id } = await t.make.user();
  for (const change of [suspendUser, restoreUser]) {
    const both = [change(t.platform, await admin(), id, 'spam'), change(t.platform, null, id, 'x')];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'CONFLICT' } });
  }
});

it('nobody but an admin suspends, and no admin themselves', async () => {
  const victim = await t.make.user();
  const someone = { user: victim, sessionId: '', address: '127.0.0.1' };
  const boss = await admin();
  const refused = { code: 'FORBIDDEN' };
  await expect(suspendUser(t.platform, someone, boss.user.id, '')).rejects.toMatchObject(refused);
  await expect(suspendUser(t.platform, boss, boss.user.id, '')).rejects.toMatchObject(refused);
});
