import { authEndpoints } from '@callboard/contract/auth';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { teamEndpoints as endpoints } from '@callboard/contract/team';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/factory.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { addressOf, idOf, makeAgency, newAddress, tokenFor } from '../team.fixture.ts';

const t = useTestServer();

const accept = (by: TestClient, token: string) => by.call(endpoints.accept, { params: { token } });
const open = (token: string) => t.visitor().call(endpoints.open, { params: { token } });
const decline = (token: string) => t.visitor().call(endpoints.decline, { params: { token } });
const titlesOf = async (client: TestClient) =>
  (await client.call(notificationEndpoints.list)).body.map(({ title }: { title: string }) => title);

describe('inviting', () => {
  it('mails a link that shows who invites whom, and lists it for admins of the portfolio', async () => {
    const { params, member, invite } = await makeAgency(t);
    const admin = await member('admin');
    const email = newAddress();
    const sent = await invite(email, {}, admin);
    expect(sent).toMatchObject({
      status: 201,
      body: { email, role: 'employee', status: 'pending' },
    });
    const { body } = await admin.call(endpoints.invitations, { params });
    expect(body.items).toMatchObject([{ id: sent.body.id, invitedByName: 'Ines Halloran' }]);
    expect((await open(await tokenFor(t, email))).body).toMatchObject({
      firstName: 'Rowan',
      email,
      status: 'pending',
      portfolio: { name: 'Tallow & Finch', logoUrl: null },
      account: 'none',
    });
    const employee = await member('employee');
    expect((await invite(newAddress(), {}, employee)).status).toBe(403);
    expect((await invite(newAddress(), {}, await t.signIn('agent'))).status).toBe(404);
  });

  it('of two at once to one address, however it is written, one is sent', async () => {
    const { params, owner, member, invite } = await makeAgency(t);
    const email = newAddress();
    const admin = await member('admin');
    const both = await Promise.all([invite(email), invite(email.toUpperCase(), {}, admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.map(({ body }) => body.code)).toContain('ALREADY_INVITED');
    expect((await owner.call(endpoints.invitations, { params })).body.items).toHaveLength(1);
  });

  it('somebody who is on the team is refused, the owner too', async () => {
    const { owner, member, invite } = await makeAgency(t);
    for (const client of [owner, await member('employee')]) {
      const refused = await invite(addressOf(client).toUpperCase());
      expect(refused.body.code).toBe('ALREADY_A_MEMBER');
    }
  });

  it('names every wrong field in the words of the form', async () => {
    const { invite } = await makeAgency(t);
    const { status, body } = await invite('nowhere', {
      firstName: ' ',
      lastName: '',
      role: 'owner',
    });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email address',
      role: expect.any(String),
    });
  });
});

describe('answering', () => {
  it('the invited agent joins, once however often they say so, and the owner is told once', async () => {
    const { owner, params, portfolioId, invitedToken } = await makeAgency(t);
    const agent = await t.signIn('agent');
    const { token } = await invitedToken(addressOf(agent).toUpperCase(), { role: 'admin' });
    const answers = await Promise.all([accept(agent, token), accept(agent, token)]);
    for (const { status, body } of [...answers, await accept(agent, token)]) {
      expect({ status, body }).toEqual({ status: 200, body: { portfolioId } });
    }
    const { body } = await agent.call(endpoints.members, { params });
    expect(body.items).toMatchObject([
      { userId: idOf(owner) },
      { userId: idOf(agent), role: 'admin' },
    ]);
    expect(await titlesOf(owner)).toEqual(['Ines Halloran joined Tallow & Finch']);
    await owner.call(endpoints.remove, { params: { ...params, userId: idOf(agent) } });
    expect((await accept(agent, token)).body.code).toBe('INVITATION_ENDED');
  });

  it('a link is of no use to another address, nor to an account that is no agent’s', async () => {
    const { params, owner, invitedToken } = await makeAgency(t);
    const talent = await t.signIn('talent');
    const { token } = await invitedToken(addressOf(talent));
    expect((await open(token)).body.account).toBe('other');
    expect((await accept(talent, token)).status).toBe(403);
    const refused = await accept(await t.signIn('agent'), token);
    expect(refused).toMatchObject({ status: 403, body: { code: 'INVITATION_OF_ANOTHER' } });
    expect((await owner.call(endpoints.members, { params })).body.items).toHaveLength(1);
  });

  it('declining takes the link alone, and happens once', async () => {
    const { owner, params, invite, invitedToken } = await makeAgency(t);
    const email = newAddress();
    const { token } = await invitedToken(email);
    expect((await decline(token)).status).toBe(204);
    expect((await decline(token)).body.code).toBe('INVITATION_ENDED');
    expect((await open(token)).body.status).toBe('declined');
    expect(await titlesOf(owner)).toEqual(['Rowan Thistle declined']);
    expect((await owner.call(endpoints.invitations, { params })).body.items).toEqual([]);
    expect((await invite(email)).status).toBe(201);
  });
});

describe('an invitation ends', () => {
  it('when it is taken back', async () => {
    const { owner, params, invitedToken } = await makeAgency(t);
    const agent = await t.signIn('agent');
    const { invitationId, token } = await invitedToken(addressOf(agent));
    const which = { params: { ...params, invitationId } };
    expect((await owner.call(endpoints.revoke, which)).status).toBe(204);
    expect((await accept(agent, token)).body.code).toBe('INVITATION_ENDED');
    expect((await owner.call(endpoints.resend, which)).body.code).toBe('INVITATION_ENDED');
    expect((await open(token)).body.status).toBe('revoked');
  });

  it('by being sent again, for its old link', async () => {
    const { owner, params, portfolioId, invitedToken } = await makeAgency(t);
    const agent = await t.signIn('agent');
    const { invitationId, token } = await invitedToken(addressOf(agent));
    const which = { params: { ...params, invitationId } };
    expect((await owner.call(endpoints.resend, which)).status).toBe(200);
    expect((await open(token)).status).toBe(404);
    await expect.poll(() => tokenFor(t, addressOf(agent))).not.toBe(token);
    const renewed = await tokenFor(t, addressOf(agent));
    expect((await accept(agent, renewed)).body).toEqual({ portfolioId });
  });

  it('after seven days, until it is sent again or another one takes its place', async () => {
    const { owner, params, invite, invitedToken } = await makeAgency(t);
    const agent = await t.signIn('agent');
    const other = newAddress();
    const { invitationId, token } = await invitedToken(addressOf(agent));
    await invite(other);
    t.clock.advance({ days: 8 });
    expect((await open(token)).body.status).toBe('expired');
    expect((await accept(agent, token)).body.code).toBe('INVITATION_ENDED');
    const listed = await owner.call(endpoints.invitations, { params });
    expect(listed.body.items).toMatchObject([{ status: 'expired' }, { status: 'expired' }]);

    const which = { params: { ...params, invitationId } };
    expect((await owner.call(endpoints.resend, which)).body.status).toBe('pending');
    expect((await invite(other)).status).toBe(201);
    const { body } = await owner.call(endpoints.invitations, { params });
    expect(body.items).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
  });
});

describe('joining without an account', () => {
  const form = { firstName: 'Rowan', lastName: 'Thistle', password: PASSWORD, countryId: 'gb' };
  const join = (visitor: TestClient, token: string, body: object = form) =>
    visitor.call(endpoints.join, { params: { token }, body });

  it('makes an agent who is on the team, signed in, and can sign in again', async () => {
    const { params, portfolioId, invitedToken } = await makeAgency(t);
    const email = newAddress();
    const { token } = await invitedToken(email);
    const visitor = t.visitor();
    const joined = await join(visitor, token);
    expect(joined).toMatchObject({
      status: 201,
      body: { portfolioId, user: { email, role: 'agent', firstName: 'Rowan' } },
    });
    expect((await visitor.call(endpoints.members, { params })).body.items).toHaveLength(2);
    const login = await t
      .visitor()
      .call(authEndpoints.login, { body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);
    expect((await join(t.visitor(), token)).body.code).toBe('INVITATION_ENDED');
  });

  it('is for addresses without one, and leaves nothing behind where it is refused', async () => {
    const { owner, params, invitedToken } = await makeAgency(t);
    const agent = await t.signIn('agent');
    const { token } = await invitedToken(addressOf(agent));
    const visitor = t.visitor();
    expect((await join(visitor, token)).body.code).toBe('HAS_ACCOUNT');
    expect(visitor.cookie).toBeUndefined();
    const nowhere = await join(visitor, token, { ...form, countryId: 'atlantis' });
    expect(nowhere.body.fields).toEqual({ countryId: 'Please choose your country' });
    expect((await open(token)).body.status).toBe('pending');
    expect((await owner.call(endpoints.members, { params })).body.items).toHaveLength(1);
  });
});
