import { authEndpoints } from '@callboard/contract/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factory.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { SESSION_SECONDS } from './session-lifetime.ts';

const t = useTestServer();

const login = (email: string, password: string, client = t.visitor()) =>
  client.call(authEndpoints.login, { body: { email, password } });

describe('signing in', () => {
  it('answers with the user and sets a cookie that scripts cannot read', async () => {
    const user = await t.make.user({ role: 'talent' });
    const response = await login(user.email, PASSWORD);
    expect(response.status).toBe(200);
    expect(response.body.user).toEqual(user);
    expect(response.headers.get('set-cookie')).toMatch(
      /^callboard_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('does not mind how the address is capitalised', async () => {
    const user = await t.make.user();
    expect((await login(user.email.toUpperCase(), PASSWORD)).status).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const user = await t.make.user();
    const wrong = await login(user.email, 'not the password');
    const unknown = await login('nobody@example.com', 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.body.code).toBe('INVALID_CREDENTIALS');
    expect(unknown.body).toEqual(wrong.body);
  });

  it('tells of a missing verification or a suspension only with the right password', async () => {
    const unverified = await t.make.user({ emailVerifiedAt: null });
    const suspended = await t.make.user({ suspendedAt: t.clock.now() });
    expect((await login(unverified.email, PASSWORD)).body.code).toBe('EMAIL_NOT_VERIFIED');
    expect((await login(suspended.email, PASSWORD)).body.code).toBe('ACCOUNT_SUSPENDED');
    expect((await login(suspended.email, 'no')).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('refuses the eleventh wrong password within 15 minutes and says how long to wait', async () => {
    const user = await t.make.user();
    for (let tries = 0; tries < 10; tries += 1) await login(user.email, 'wrong');
    const refused = await login(user.email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    t.clock.advance({ minutes: 15 });
    expect((await login(user.email, PASSWORD)).status).toBe(200);
  });

  it('names every wrong field', async () => {
    const response = await t.visitor().call(authEndpoints.login, { body: { email: 'x' } });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields).sort()).toEqual(['email', 'password']);
  });

  it('leaves an audit entry', async () => {
    const user = await t.make.user();
    await login(user.email, PASSWORD);
    const entries = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorUserId, user.id));
    expect(entries.map(({ act }) => act)).toEqual(['auth.signed-in']);
  });
});

describe('a session', () => {
  it('tells who is signed in', async () => {
    const client = await t.signIn('agent');
    expect((await client.call(authEndpoints.check)).body).toEqual({ authenticated: true });
    expect((await client.call(authEndpoints.me)).body).toEqual({ user: client.user });
  });

  it('is nobody without a cookie', async () => {
    expect((await t.visitor().call(authEndpoints.check)).body).toEqual({ authenticated: false });
    expect((await t.visitor().call(authEndpoints.me)).status).toBe(401);
  });

  it('ends when it was not used for its lifetime, and is prolonged by use', async () => {
    const client = await t.signIn('client');
    t.clock.advance({ seconds: SESSION_SECONDS - 60 });
    expect((await client.call(authEndpoints.check)).body.authenticated).toBe(true);
    t.clock.advance({ seconds: SESSION_SECONDS - 60 });
    expect((await client.call(authEndpoints.check)).body.authenticated).toBe(true);
    t.clock.advance({ seconds: SESSION_SECONDS + 1 });
    expect((await client.call(authEndpoints.check)).body.authenticated).toBe(false);
  });

  it('ends on signing out, and signing out again is no error', async () => {
    const client = await t.signIn('client');
    const copy = new TestClient(t.url);
    copy.cookie = client.cookie;
    expect((await client.call(authEndpoints.logout)).status).toBe(204);
    expect((await copy.call(authEndpoints.me)).status).toBe(401);
    expect((await client.call(authEndpoints.logout)).status).toBe(204);
  });
});

describe('the list of sessions', () => {
  it('shows all devices of the user and marks this one', async () => {
    const here = await t.signIn('talent');
    const there = await t.make.session({ user: here.user ?? (await t.make.user()) });
    const { items } = (await here.call(authEndpoints.listSessions)).body;
    expect(items).toHaveLength(2);
    expect(items.filter((item: { isCurrent: boolean }) => item.isCurrent)).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain('token');
    expect(there.user.id).toBe(here.user?.id);
  });

  it('lets the user end another device, at once', async () => {
    const here = await t.signIn('talent');
    const there = new TestClient(t.url, await t.make.session({ user: here.user as never }));
    const { items } = (await there.call(authEndpoints.listSessions)).body;
    const { id } = items.find((item: { isCurrent: boolean }) => item.isCurrent);
    expect((await here.call(authEndpoints.endSession, { params: { id } })).status).toBe(204);
    expect((await there.call(authEndpoints.me)).status).toBe(401);
  });

  it("does not let anyone end a stranger's session, nor learn that it exists", async () => {
    const [stranger, victim] = [await t.signIn('admin'), await t.signIn('client')];
    const { items } = (await victim.call(authEndpoints.listSessions)).body;
    const attempt = await stranger.call(authEndpoints.endSession, { params: { id: items[0].id } });
    expect(attempt.status).toBe(404);
    expect((await victim.call(authEndpoints.me)).status).toBe(200);
  });
});

it('demo accounts cannot sign in where others can reach the server', async () => {
  const demo = await t.make.user({ email: 'client@callboard.test' });
  const { config } = t.platform;
  expect((await login(demo.email, PASSWORD)).status).toBe(200);
  config.demoAccountsMaySignIn = false;
  try {
    expect((await login(demo.email, PASSWORD)).body.code).toBe('INVALID_CREDENTIALS');
  } finally {
    config.demoAccountsMaySignIn = true;
  }
});
