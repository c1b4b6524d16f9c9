import { businessPortfolioEndpoints } from '@callboard/contract/business-portfolios';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { teamEndpoints as endpoints } from '@callboard/contract/team';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { assignments } from '../../representation/tables.ts';
import { addressOf, idOf, makeAgency, newAddress, tokenFor } from '../team.fixture.ts';

const t = useTestServer();

const titlesOf = async (client: TestClient) =>
  (await client.call(notificationEndpoints.list)).body.map(({ title }: { title: string }) => title);

it('everyone on the team sees it, the owner first, with how many talents each works with', async () => {
  const { owner, portfolioId, params, member } = await makeAgency(t);
  const employee = await member('employee');
  await t.make.assignment({ portfolioId, userId: idOf(employee) });
  const first = await employee.call(endpoints.members, { params, query: { limit: 1 } });
  expect(first.body.items).toMatchObject([
    { userId: idOf(owner), role: 'admin', isOwner: true, talents: 0, photoUrl: null },
  ]);
  const query = { limit: 1, cursor: first.body.nextCursor };
  const second = await employee.call(endpoints.members, { params, query });
  expect(second.body).toMatchObject({
    items: [{ userId: idOf(employee), role: 'employee', isOwner: false, talents: 1 }],
    nextCursor: null,
  });
  const wrong = { limit: 1, cursor: 'nobody' };
  expect((await owner.call(endpoints.members, { params, query: wrong })).status).toBe(400);
});

it('strangers find no team, admins of Callboard look on, and employees change nothing', async () => {
  const { owner, params, member } = await makeAgency(t);
  const [employee, stranger, admin] = [
    await member('employee'),
    await t.signIn('agent'),
    await t.signIn('admin'),
  ];
  const statusOf = async (client: TestClient, endpoint: 'members' | 'invitations') =>
    (await client.call(endpoints[endpoint], { params })).status;
  expect([await statusOf(stranger, 'members'), await statusOf(admin, 'members')]).toEqual([
    404, 200,
  ]);
  expect(await statusOf(stranger, 'invitations')).toBe(404);
  expect(await statusOf(admin, 'invitations')).toBe(200);
  expect(await statusOf(employee, 'invitations')).toBe(403);
  const whom = { ...params, userId: idOf(employee) };
  for (const [client, status] of [
    [employee, 403],
    [stranger, 404],
  ] as const) {
    const body = { role: 'admin' };
    expect((await client.call(endpoints.changeRole, { params: whom, body })).status).toBe(status);
    expect((await client.call(endpoints.remove, { params: whom })).status).toBe(status);
  }
  const ofOwner = { ...params, userId: idOf(owner) };
  const refused = await owner.call(endpoints.remove, { params: ofOwner });
  expect(refused.body.code).toBe('OWNER_STAYS');
});

it('a role that is changed counts from the next request on, and its member is told', async () => {
  const { owner, params, member } = await makeAgency(t);
  const employee = await member('employee');
  const whom = { ...params, userId: idOf(employee) };
  const changed = await owner.call(endpoints.changeRole, { params: whom, body: { role: 'admin' } });
  expect(changed.body).toMatchObject({ userId: idOf(employee), role: 'admin' });
  expect((await employee.call(endpoints.invitations, { params })).status).toBe(200);
  expect(await titlesOf(employee)).toEqual(['Your role at Tallow & Finch changed']);
  const asOwner = { ...params, userId: idOf(owner) };
  const demoted = await employee.call(endpoints.changeRole, {
    params: asOwner,
    body: { role: 'employee' },
  });
  expect(demoted.body.code).toBe('OWNER_STAYS');
});

it('whoever is removed is out at once, and their talents are the owner’s, none of them twice', async () => {
  const { owner, portfolioId, params, member } = await makeAgency(t);
  const employee = await member('employee');
  const shared = await t.make.assignment({ portfolioId, userId: idOf(employee) });
  await t.make.assignment({ ...shared, userId: idOf(owner) });
  await t.make.assignment({ portfolioId, userId: idOf(employee) });
  const whom = { ...params, userId: idOf(employee) };
  expect((await owner.call(endpoints.remove, { params: whom })).status).toBe(204);

  expect((await employee.call(endpoints.members, { params })).status).toBe(404);
  expect((await employee.call(businessPortfolioEndpoints.talent, { params })).status).toBe(404);
  const left = await t.platform.db
    .select()
    .from(assignments)
    .where(eq(assignments.portfolioId, portfolioId));
  expect(left.map(({ userId }) => userId)).toEqual([idOf(owner), idOf(owner)]);
  expect(await titlesOf(employee)).toEqual(['You are no longer with Tallow & Finch']);
  expect((await owner.call(endpoints.remove, { params: whom })).status).toBe(404);
});

it.each(['removed', 'made an employee'] as const)(
  'whoever is %s brings nobody in any more',
  async (how) => {
    const { owner, params, member, invite, invitedToken } = await makeAgency(t);
    const admin = await member('admin');
    const theirs = await t.signIn('agent');
    await invite(addressOf(theirs), { role: 'admin' }, admin);
    const { token: ofOwner } = await invitedToken(newAddress());
    const whom = { ...params, userId: idOf(admin) };
    if (how === 'removed') await owner.call(endpoints.remove, { params: whom });
    else await owner.call(endpoints.changeRole, { params: whom, body: { role: 'employee' } });

    const token = await tokenFor(t, addressOf(theirs));
    const refused = await theirs.call(endpoints.accept, { params: { token } });
    expect(refused.body.code).toBe('INVITATION_ENDED');
    const other = await t.visitor().call(endpoints.open, { params: { token: ofOwner } });
    expect(other.body.status).toBe('pending');
  },
);

it('the owner hears of it when an admin removes somebody, and finds the right team', async () => {
  const { owner, portfolioId, params, member } = await makeAgency(t);
  const [admin, employee] = [await member('admin'), await member('employee')];
  await t.make.assignment({ portfolioId, userId: idOf(employee) });
  await admin.call(endpoints.remove, { params: { ...params, userId: idOf(employee) } });
  expect((await owner.call(notificationEndpoints.list)).body).toMatchObject([
    {
      title: 'Ines Halloran is no longer with Tallow & Finch',
      content: 'Ines Halloran took them off the team. Their talent is assigned to you now.',
      link: `/team-members?portfolioId=${portfolioId}`,
    },
  ]);
});
