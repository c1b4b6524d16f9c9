import { accountEndpoints } from '@callboard/contract/account';
import { authEndpoints } from '@callboard/contract/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factory.ts';
import { mailTo, tokenIn } from '../../../test/mailbox.ts';
import { connectSocket, nextEvent } from '../../../test/socket-client.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { mailTokens } from './tables.ts';

const t = useTestServer();

let people = 0;
const newAddress = () => {
  people += 1;
  return `person-${people}@example.com`;
};

const FORM = {
  password: 'tide tables of Leith',
  role: 'talent',
  firstName: 'Mara',
  lastName: 'Okonjo-Lyle',
  countryId: 'gb',
  dateOfBirth: '1994-03-11',
};

const register = (form: Record<string, unknown>) =>
  t.visitor().call(authEndpoints.register, { body: { ...FORM, ...form } });

const verify = (token: string, client = t.visitor()) =>
  client.call(authEndpoints.verifyEmail, { body: { token } });

const login = (email: string, password: string) =>
  t.visitor().call(authEndpoints.login, { body: { email, password } });

async function askForReset(email: string): Promise<string> {
  await t.visitor().call(authEndpoints.forgotPassword, { body: { email } });
  return tokenIn(await mailTo(t.platform, email, 'Choose a new password'));
}

describe('registering', () => {
  it('sends a link that confirms the address and signs in', async () => {
    const email = newAddress();
    const response = await register({ email });
    expect(response.status).toBe(202);
    expect((await login(email, FORM.password)).body.code).toBe('EMAIL_NOT_VERIFIED');

    const mail = await mailTo(t.platform, email, 'Confirm your email address');
    expect(mail.text).toContain(`${t.platform.publicUrl}/verify-email?token=`);
    const newcomer = t.visitor();
    const verified = await verify(tokenIn(mail), newcomer);
    expect(verified.body.user).toMatchObject({ email, role: 'talent', firstName: 'Mara' });
    expect((await newcomer.call(authEndpoints.me)).body).toEqual(verified.body);
    expect((await login(email, FORM.password)).status).toBe(200);
  });

  it('makes the profile that belongs to the role', async () => {
    const email = newAddress();
    await register({ email });
    const mail = await mailTo(t.platform, email, 'Confirm your email address');
    const { user } = (await verify(tokenIn(mail))).body;
    const [profile] = await t.platform.db
      .select()
      .from(talentProfiles)
      .where(eq(talentProfiles.id, user.talentProfileId));
    expect(profile).toMatchObject({ ownerUserId: user.id, dateOfBirth: '1994-03-11' });
    for (const role of ['client', 'agent']) {
      const other = newAddress();
      expect((await register({ email: other, role, dateOfBirth: undefined })).status).toBe(202);
    }
  });

  it('answers the same for an address that is taken, and tells its owner by mail', async () => {
    const owner = await t.make.user();
    const [taken, free] = [
      await register({ email: owner.email.toUpperCase() }),
      await register({ email: newAddress() }),
    ];
    expect(taken.status).toBe(202);
    expect(taken.body).toEqual(free.body);
    await mailTo(t.platform, owner.email.toUpperCase(), 'You already have a Callboard account');
    expect((await login(owner.email, PASSWORD)).status).toBe(200);
  });

  it('sends the link again where the address was never confirmed', async () => {
    const email = newAddress();
    await register({ email });
    const first = await mailTo(t.platform, email, 'Confirm your email address');
    await register({ email, password: 'another long one' });
    const second = await waitForOther(email, 'Confirm your email address', tokenIn(first));
    expect((await verify(tokenIn(first))).body.code).toBe('INVALID_TOKEN');
    expect((await verify(second)).status).toBe(200);
    expect((await login(email, FORM.password)).status).toBe(200);
  });

  it('asks a guardian to register for someone under 18, to the day', async () => {
    t.clock.set('2026-03-02T09:00:00.000Z');
    const young = await register({ email: newAddress(), dateOfBirth: '2008-03-03' });
    expect(young.status).toBe(400);
    expect(young.body.fields.dateOfBirth).toContain('guardian');
    expect((await register({ email: newAddress(), dateOfBirth: '2008-03-02' })).status).toBe(202);
  });

  it('names every wrong field, and nobody becomes admin this way', async () => {
    const response = await register({
      email: 'x',
      password: 'password123',
      role: 'admin',
      firstName: '',
      lastName: '',
      countryId: '',
      dateOfBirth: 'yesterday',
    });
    expect(Object.keys(response.body.fields).sort()).toEqual(
      Object.keys({ email: 0, ...FORM }).sort(),
    );
    const unknown = await register({ email: newAddress(), countryId: 'atlantis' });
    expect(Object.keys(unknown.body.fields)).toEqual(['countryId']);
  });
});

/** The token of a mail that is not the one already seen. */
async function waitForOther(email: string, subject: string, seen: string): Promise<string> {
  for (;;) {
    const token = tokenIn(await mailTo(t.platform, email, subject));
    if (token !== seen) return token;
  }
}

describe('a mailed token', () => {
  it('is stored as a hash, and works for one of fifty who use it at the same moment', async () => {
    const user = await t.make.user({ emailVerifiedAt: null });
    await t.visitor().call(authEndpoints.resendVerification, { body: { email: user.email } });
    const token = tokenIn(await mailTo(t.platform, user.email, 'Confirm your email address'));
    const stored = await t.platform.db.select().from(mailTokens);
    expect(JSON.stringify(stored)).not.toContain(token);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'INVALID_TOKEN')).toHaveLength(49);
  });

  it('is not used up by opening the page that its link leads to', async () => {
    const user = await t.make.user();
    const token = await askForReset(user.email);
    for (let opened = 0; opened < 3; opened += 1) {
      await t.visitor().get(`/reset-password?token=${token}`);
    }
    const body = { token, password: 'a new long one' };
    expect((await t.visitor().call(authEndpoints.resetPassword, { body })).status).toBe(200);
  });

  it('is worthless after its time', async () => {
    const user = await t.make.user();
    const token = await askForReset(user.email);
    t.clock.advance({ hours: 1 });
    const body = { token, password: 'a new long one' };
    const late = await t.visitor().call(authEndpoints.resetPassword, { body });
    expect(late.body.code).toBe('INVALID_TOKEN');
  });

  it('serves only what it was made for', async () => {
    const user = await t.make.user();
    expect((await verify(await askForReset(user.email))).body.code).toBe('INVALID_TOKEN');
  });
});

describe('a forgotten password', () => {
  it('is replaced, all other sessions end with their sockets, and this device is signed in', async () => {
    const user = await t.make.user();
    const elsewhere = new TestClient(t.url, await t.make.session({ user }));
    const { socket } = await connectSocket(elsewhere);
    const closed = nextEvent(socket, 'disconnect');
    const here = t.visitor();
    const body = { token: await askForReset(user.email), password: 'a new long one' };
    expect((await here.call(authEndpoints.resetPassword, { body })).status).toBe(200);

    await closed;
    expect((await elsewhere.call(authEndpoints.me)).status).toBe(401);
    expect((await here.call(authEndpoints.me)).status).toBe(200);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, 'a new long one')).status).toBe(200);
    await mailTo(t.platform, user.email, 'Your password was changed');
  });

  it('is answered the same way for an address nobody has, and no mail is sent', async () => {
    const known = await t.make.user();
    const ask = (email: string) =>
      t.visitor().call(authEndpoints.forgotPassword, { body: { email } });
    const [yes, no] = [await ask(known.email), await ask('nobody-at-all@example.com')];
    expect(no.status).toBe(202);
    expect(no.body).toEqual(yes.body);
    await mailTo(t.platform, known.email, 'Choose a new password');
    await expect(
      Promise.race([
        mailTo(t.platform, 'nobody-at-all@example.com', '%'),
        askForReset((await t.make.user()).email).then(() => Promise.reject(new Error('none'))),
      ]),
    ).rejects.toThrow('none');
  });

  it('cannot be replaced for someone suspended', async () => {
    const user = await t.make.user();
    const token = await askForReset(user.email);
    const { users } = await import('./tables.ts');
    await t.platform.db
      .update(users)
      .set({ suspendedAt: t.clock.now() })
      .where(eq(users.id, user.id));
    const body = { token, password: 'a new long one' };
    const refused = await t.visitor().call(authEndpoints.resetPassword, { body });
    expect(refused.body.code).toBe('ACCOUNT_SUSPENDED');
  });
});

describe('one’s own account', () => {
  it('changes names and preferences, and keeps what was left out', async () => {
    const client = await t.signIn('talent');
    const body = {
      firstName: 'Zoë',
      timeZone: 'America/New_York',
      theme: 'dark',
      units: 'imperial',
    };
    const { user } = (await client.call(accountEndpoints.update, { body })).body;
    expect(user).toEqual({ ...client.user, ...body });
    expect((await client.call(authEndpoints.me)).body.user).toEqual(user);
    const wrong = { body: { timeZone: 'Mars/Base', theme: 'pink' } };
    const refused = await client.call(accountEndpoints.update, wrong);
    expect(Object.keys(refused.body.fields).sort()).toEqual(['theme', 'timeZone']);
  });

  it('changes the password only with the old one, and signs other devices out', async () => {
    const here = await t.signIn('agent');
    const there = new TestClient(t.url, await t.make.session({ user: here.user as never }));
    const change = (currentPassword: string, newPassword: string) =>
      here.call(accountEndpoints.changePassword, { body: { currentPassword, newPassword } });
    const wrong = await change('not this', 'something new and long');
    expect(wrong.body).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { currentPassword: expect.any(String) },
    });
    expect((await change(PASSWORD, 'short')).status).toBe(400);
    expect((await change(PASSWORD, 'something new and long')).status).toBe(204);
    expect((await here.call(authEndpoints.me)).status).toBe(200);
    expect((await there.call(authEndpoints.me)).status).toBe(401);
  });

  it('changes the address once the new one is confirmed, and tells the old one', async () => {
    const client = await t.signIn('client');
    const email = newAddress();
    const body = { email, password: PASSWORD };
    expect((await client.call(accountEndpoints.changeEmail, { body })).status).toBe(202);
    expect((await client.call(authEndpoints.me)).body.user.email).toBe(client.user?.email);
    const mail = await mailTo(t.platform, email, 'Confirm your new email address');
    expect((await verify(tokenIn(mail))).body.user.email).toBe(email);
    await mailTo(t.platform, client.user?.email ?? '', 'Your email address was changed');
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('does not change to an address that is taken, nor tells that it is', async () => {
    const [client, owner] = [await t.signIn('client'), await t.make.user()];
    const body = { email: owner.email, password: PASSWORD };
    expect((await client.call(accountEndpoints.changeEmail, { body })).status).toBe(202);
    await mailTo(t.platform, owner.email, 'You already have a Callboard account');
    const wrong = { body: { email: newAddress(), password: 'no' } };
    expect((await client.call(accountEndpoints.changeEmail, wrong)).body.code).toBe(
      'WRONG_PASSWORD',
    );
  });

  it('refuses to confirm an address that somebody else took in the meantime', async () => {
    const client = await t.signIn('client');
    const email = newAddress();
    await client.call(accountEndpoints.changeEmail, { body: { email, password: PASSWORD } });
    const mail = await mailTo(t.platform, email, 'Confirm your new email address');
    await t.make.user({ email });
    expect((await verify(tokenIn(mail))).body.code).toBe('CONFLICT');
  });

  it('is signed out everywhere else at a word', async () => {
    const here = await t.signIn('admin');
    const there = new TestClient(t.url, await t.make.session({ user: here.user as never }));
    expect((await here.call(authEndpoints.endOtherSessions)).status).toBe(204);
    expect((await there.call(authEndpoints.me)).status).toBe(401);
    expect((await here.call(authEndpoints.me)).status).toBe(200);
  });

  it('leaves a trail of every security change', async () => {
    const client = await t.signIn('client');
    await client.call(authEndpoints.endOtherSessions);
    await client.call(accountEndpoints.changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'something new and long' },
    });
    const trail = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorUserId, client.user?.id ?? ''));
    expect(trail.map(({ act }) => act).sort()).toEqual([
      'auth.other-sessions-ended',
      'auth.password-changed',
    ]);
  });
});
