import { businessPortfolioEndpoints as endpoints } from '@callboard/contract/business-portfolios';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { FEED_START, readChanges } from '../../platform/change-feed/change-feed.ts';
import { users } from '../auth/tables.ts';

const t = useTestServer();

it('an agent creates a portfolio, owns it and is its admin', async () => {
  const agent = await t.signIn('agent');
  const form = {
    name: '  Tallow & Finch ',
    website: 'https://tallow.example',
    phone: '',
    email: '',
  };
  const created = await agent.call(endpoints.create, { body: form });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    name: 'Tallow & Finch',
    website: 'https://tallow.example',
    phone: null,
    email: null,
    description: null,
    logoUrl: null,
  });

  const list = await agent.call(endpoints.list);
  expect(list.body).toEqual({ owned: [created.body], member: [] });
  const role = await agent.call(endpoints.userRole, { params: { id: created.body.id } });
  expect(role.body).toEqual({ role: 'admin' });
});

it('a portfolio that a verified agent opens is verified with them', async () => {
  const agent = await t.signIn('agent');
  await t.platform.db
    .update(users)
    .set({ verifiedProfessionalStatus: 'verified' })
    .where(eq(users.id, agent.user?.id ?? ''));
  const { body } = await agent.call(endpoints.create, { body: { name: 'Marlow & Co' } });
  const { body: opened } = await agent.call(endpoints.get, { params: { id: body.id } });
  expect(opened).toMatchObject({ isVerified: true });
});

it('creating leaves an audit entry and a change to follow', async () => {
  const agent = await t.signIn('agent');
  const { body } = await agent.call(endpoints.create, { body: { name: 'Marlow & Co' } });
  const trail = await t.platform.db.select().from(auditEntries);
  expect(trail.filter(({ targetId }) => targetId === body.id)).toMatchObject([
    { act: 'business-portfolios.created', actorUserId: agent.user?.id },
  ]);
  // Others' transactions on the same cluster hold the feed back for a moment.
  const followed = async () =>
    (await readChanges(t.platform.db, FEED_START, 1000)).map(({ subjectId }) => subjectId);
  await expect.poll(followed).toContain(body.id);
});

it('names every wrong field in the words of the specification', async () => {
  const agent = await t.signIn('agent');
  const response = await agent.call(endpoints.create, {
    body: { name: ' ', website: 'not a url', email: 'not an email' },
  });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    code: 'INVALID_INPUT',
    message: 'Some fields need your attention.',
    fields: {
      name: 'Business name is required',
      website: 'Please enter a valid URL',
      email: 'Please enter a valid email address',
    },
  });
});

it('takes a name of 255 characters and refuses one of 256', async () => {
  const agent = await t.signIn('agent');
  const create = (name: string) => agent.call(endpoints.create, { body: { name } });
  expect((await create('é'.repeat(255))).status).toBe(201);
  expect((await create('é'.repeat(256))).body.fields).toHaveProperty('name');
});

it('a member sees the portfolio with their own role, a stranger learns nothing', async () => {
  const portfolioId = await t.make.portfolio({ name: 'Shared' });
  const employee = await t.signIn('agent');
  await t.make.portfolioMember({ portfolioId, userId: employee.user?.id as string });
  const list = await employee.call(endpoints.list);
  expect(list.body.owned).toEqual([]);
  expect(list.body.member).toMatchObject([{ id: portfolioId, name: 'Shared' }]);
  const role = await employee.call(endpoints.userRole, { params: { id: portfolioId } });
  expect(role.body).toEqual({ role: 'employee' });

  const stranger = await t.signIn('agent');
  expect((await stranger.call(endpoints.list)).body).toEqual({ owned: [], member: [] });
  const refused = await stranger.call(endpoints.userRole, { params: { id: portfolioId } });
  expect(refused.status).toBe(404);
});

it('a portfolio says nothing of its owner or its inner fields', async () => {
  const agent = await t.signIn('agent');
  await agent.call(endpoints.create, { body: { name: 'Plain' } });
  const [portfolio] = (await agent.call(endpoints.list)).body.owned;
  expect(Object.keys(portfolio).sort()).toEqual([
    'address',
    'description',
    'email',
    'id',
    'logoUrl',
    'name',
    'phone',
    'website',
  ]);
});
