import { accountEndpoints } from '@callboard/contract/account';
import { authEndpoints } from '@callboard/contract/auth';
import { and, asc, eq, or } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factory.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { sendAskedLink } from './ask-for-link.ts';
import { auditFailedSignIn } from './note-failed-sign-in.ts';

const t = useTestServer();

/** What somebody did, or what was done to them, in its order. */
async function actsAround(userId: string): Promise<string[]> {
  const { actorUserId, targetKind, targetId, createdAt, id } = auditEntries;
  const isTarget = and(eq(targetKind, 'user'), eq(targetId, userId));
  const rows = await t.platform.db
    .select({ act: auditEntries.act })
    .from(auditEntries)
    .where(or(eq(actorUserId, userId), isTarget))
    .orderBy(asc(createdAt), asc(id));
  return rows.map(({ act }) => act);
}

const signIn = (client: TestClient, email: string, password = PASSWORD, userAgent = 'Laptop') =>
  client.call(authEndpoints.login, {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  });

it('signing in and out, a new device and ended sessions are on the trail', async () => {
  const user = await t.make.user();
  const [laptop, phone] = [t.visitor(), t.visitor()];
  await signIn(laptop, user.email);
  await signIn(phone, user.email, PASSWORD, 'Phone');
  const { items } = (await laptop.call(authEndpoints.listSessions)).body;
  const other = items.find((session: { isCurrent: boolean }) => !session.isCurrent);
  await laptop.call(authEndpoints.endSession, { params: { id: other.id } });
  await laptop.call(authEndpoints.endOtherSessions);
  await laptop.call(authEndpoints.logout);
  expect((await actsAround(user.id)).toSorted()).toEqual([
    'auth.new-device',
    'auth.other-sessions-ended',
    'auth.session-ended',
    'auth.signed-in',
    'auth.signed-in',
    'auth.signed-out',
  ]);
});

it('changes of password and address are on the trail, never what they were changed to', async () => {
  const user = await t.make.user();
  const client = new TestClient(t.url, await t.make.session({ user }));
  const email = 'new-address@example.com';
  const newPassword = 'another horse battery';
  await client.call(accountEndpoints.changeEmail, { body: { email, password: PASSWORD } });
  await client.call(accountEndpoints.changePassword, {
    body: { currentPassword: PASSWORD, newPassword },
  });
  await sendAskedLink(t.platform, { email: user.email, purpose: 'reset_password' });
  expect((await actsAround(user.id)).toSorted()).toEqual([
    'auth.email-change-asked',
    'auth.password-changed',
    'auth.password-reset-asked',
  ]);
  const said = JSON.stringify(await t.platform.db.select().from(auditEntries));
  expect(said).not.toContain(newPassword);
  expect(said).not.toContain(PASSWORD);
});

it('a sign-in that failed is on the trail of the account, with its address and nobody as its actor', async () => {
  const user = await t.make.user();
  expect((await signIn(t.visitor(), user.email, 'wrong')).status).toBe(401);
  await expect.poll(() => actsAround(user.id)).toEqual(['auth.sign-in-failed']);
  const [entry] = await t.platform.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetId, user.id));
  expect(entry).toMatchObject({ actorUserId: null, address: '127.0.0.1' });
});

it('whoever guesses on and on leaves one entry a minute, and an unknown address none', async () => {
  const user = await t.make.user();
  const guess = (email: string) => auditFailedSignIn(t.platform, { email, address: '203.0.113.7' });
  for (let times = 0; times < 5; times += 1) await guess(user.email);
  t.clock.advance({ minutes: 1 });
  await guess(user.email);
  expect(await actsAround(user.id)).toEqual(['auth.sign-in-failed', 'auth.sign-in-failed']);
  await guess('nobody-here@example.com');
  const said = JSON.stringify(await t.platform.db.select().from(auditEntries));
  expect(said).not.toContain('nobody-here');
});
