import { privacyEndpoints } from '@callboard/contract/privacy';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { PASSWORD } from '../../../../test/factory/people.ts';
import { mailTo } from '../../../../test/mailbox.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { emptyFinishedJobs } from '../../../platform/jobs/queries.ts';
import { mailboxMessages } from '../../../platform/mail/tables.ts';
import { applications } from '../../applications/tables.ts';
import { auditionInvitations } from '../../auditions/tables.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolios } from '../../business-portfolios/tables.ts';
import { holds } from '../../deals/holds/tables.ts';
import { messages } from '../../messaging/tables.ts';
import { productions } from '../../productions/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { makeMarkedAgent, makeMarkedClient } from '../marked-business.fixture.ts';
import { makeMarked, storedKeys } from '../marked-person.fixture.ts';
import { accountDeletions } from '../tables.ts';
import { deleteDueAccounts } from './delete-due.ts';
import { cancelDeletionFor } from './keep-account.ts';
import { remindOfEnd } from './remind.ts';
import { startDeletionFor } from './start-deletion.ts';

const t = useTestServer();

const ask = (client: TestClient, password = PASSWORD) =>
  client.call(privacyEndpoints.askForDeletion, { body: { password } });
const keep = (client: TestClient) => client.call(privacyEndpoints.keepAccount);
const outlook = async (client: TestClient) =>
  (await client.call(privacyEndpoints.deletionOutlook)).body;
const idOf = ({ user }: TestClient) => user?.id ?? '';
const actorOf = ({ user }: TestClient) => {
  if (user === undefined) throw new Error('nobody is signed in');
  return { user, sessionId: '', address: '' };
};
const userOf = async (userId: string) =>
  (await t.platform.db.select().from(users).where(eq(users.id, userId)))[0];
const profileOf = async (userId: string) =>
  (await t.platform.db.select().from(talentProfiles).where(eq(talentProfiles.userId, userId)))[0];

/** Lets the days of grace pass and does what is due then. */
async function afterGrace() {
  t.clock.advance({ days: 14, minutes: 1 });
  await deleteDueAccounts(t.platform);
}
const again = async (client: TestClient) =>
  new TestClient(t.url, await t.make.session({ user: actorOf(client).user }));

/** Tables in whose rows one of these texts stands, whatever the column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await t.platform.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const pattern = texts.map((text) => `%${text}%`);
      const hits = await t.platform.db.execute(
        sql`select 1 from ${sql.identifier(name)} as it
          where it::text ilike any(${sql.param(pattern)}::text[]) limit 1`,
      );
      return hits.rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

/** But for the last mail, which waits in the mailbox where no mail server is configured. */
async function expectNothingLeft(traces: readonly string[], email: string) {
  await mailTo(t.platform, email, 'Your account was deleted');
  const left = await tablesWith(traces);
  expect(left.filter((name) => name !== 'mailbox_messages')).toEqual([]);
  const { db } = t.platform;
  const mails = await db.select().from(mailboxMessages).where(eq(mailboxMessages.to, email));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your account was deleted']);
  // Jobs that are over are emptied every hour; none of theirs waits for ever.
  await vi.waitFor(
    async () => {
      await emptyFinishedJobs(db);
      const pattern = traces.map((text) => `%${text}%`);
      const jobs = await db.execute(sql`
        select name, state from pgboss.job
        where data::text || coalesce(output::text, '') ilike any(${sql.param(pattern)}::text[])`);
      expect(jobs.rows).toEqual([]);
    },
    { timeout: 15_000, interval: 100 },
  );
}

it('nothing of a deleted talent is left in any table or file', async () => {
  const marked = await makeMarked(t);
  const { user, client, marks, profileId, casting, conversationId } = marked;
  const traces = Object.values(marks);
  expect(await tablesWith(traces)).toEqual(
    expect.arrayContaining(['users', 'talent_profiles', 'messages', 'notifications', 'media']),
  );
  expect((await ask(client)).status).toBe(201);
  await afterGrace();

  await expectNothingLeft(traces, marks.email);
  expect(await userOf(user.id)).toMatchObject({
    firstName: 'Deleted',
    lastName: 'account',
    email: null,
    passwordHash: null,
    deletedAt: t.clock.now(),
  });
  await vi.waitFor(
    async () => {
      const files = (await storedKeys(t)).filter(
        (key) => key.includes(profileId) || key.startsWith('media/') || key.startsWith('verif'),
      );
      expect(files).toEqual([]);
    },
    { timeout: 10_000, interval: 50 },
  );

  const { db } = t.platform;
  const [application] = await db
    .select()
    .from(applications)
    .where(eq(applications.id, marked.applicationId));
  expect(application).toMatchObject({ status: 'withdrawn', note: null, answers: [] });
  const [hold] = await db.select().from(holds).where(eq(holds.talentProfileId, profileId));
  expect(hold).toMatchObject({ status: 'released', note: null });
  const [invitation] = await db
    .select()
    .from(auditionInvitations)
    .where(eq(auditionInvitations.id, marked.invitationId));
  expect(invitation?.status).toBe('declined');
  const [message] = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  expect(message?.text).toMatch(/^Yes, I am free\. \[removed\]/);

  // What others open is whole: the board, the conversation and what they were told.
  const team = await again(casting.creator);
  const board = await team.get(`/api/production-roles/${casting.roleId}/applications`);
  const thread = await team.get(`/api/messaging/conversations/${conversationId}/messages`);
  expect([board.status, thread.status]).toEqual([200, 200]);
  expect(thread.text).toContain('Deleted');
  const news = await team.get('/api/notifications');
  expect(news.text).toContain('Deleted account applied');

  // Done is done.
  await deleteDueAccounts(t.platform);
  expect((await client.get('/api/auth/me')).status).toBe(401);
});

it('nothing of a deleted client or agent is left in any table', async () => {
  const { client, marks: ofClient } = await makeMarkedClient(t);
  const { agent, marks: ofAgent } = await makeMarkedAgent(t);
  const traces = [...Object.values(ofClient), ...Object.values(ofAgent)];
  expect(await tablesWith(traces)).toEqual(
    expect.arrayContaining([
      ...['users', 'client_profiles', 'client_companies', 'agent_profiles'],
      ...['business_portfolios', 'productions', 'messages', 'notifications'],
    ]),
  );
  for (const person of [client, agent]) expect((await ask(person)).status).toBe(201);
  await afterGrace();
  await expectNothingLeft(traces, ofClient.email);
  await expectNothingLeft(traces, ofAgent.email);
});

it('ordinary words that happen to be a name stay in what somebody wrote', async () => {
  const will = await t.make.user({ role: 'client', firstName: 'Will', lastName: 'May' });
  const other = await t.signIn('client');
  const conversationId = await t.make.conversationOf([will.id, idOf(other)]);
  const text = 'We will call in May. Will May, will.may@example.com, +44 7700 900 461';
  await t.make.message({ conversationId, authorUserId: will.id, text });
  await ask(new TestClient(t.url, await t.make.session({ user: will })));
  await afterGrace();
  const [message] = await t.platform.db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  expect(message?.text).toBe('We will call in May. [removed], [removed], [removed]');
});

it('a profile is hidden at once, and seen again when the account is kept', async () => {
  const { user, client, marks } = await makeMarked(t);
  expect((await ask(client, 'wrong')).body.code).toBe('WRONG_PASSWORD');
  const asked = await ask(client);
  expect(asked.status).toBe(201);
  expect((await profileOf(user.id))?.visibility).toBe('hidden');
  expect((await ask(client)).body.code).toBe('CONFLICT');
  expect((await outlook(client)).deletion).toEqual(asked.body);
  await mailTo(t.platform, marks.email, 'Your account will be deleted');

  const [row] = await t.platform.db
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, user.id));
  await remindOfEnd(t.platform, { deletionId: row?.id ?? '' });
  await mailTo(t.platform, marks.email, 'Your account will be deleted soon');

  t.clock.advance({ days: 13 });
  const back = await again(client);
  expect((await keep(back)).status).toBe(204);
  expect((await profileOf(user.id))?.visibility).toBe('public');
  expect((await keep(back)).body.code).toBe('NOT_FOUND');
  await afterGrace();
  expect(await userOf(user.id)).toMatchObject({ deletedAt: null, email: marks.email });
});

it('children go along with their guardian, and stay with them', async () => {
  const guardian = await t.signIn('client');
  const { user: child, profileId } = await t.make.talent({
    ownerUserId: idOf(guardian),
    stageName: 'Little Marrow',
    visibility: 'professionals',
  });
  expect((await outlook(guardian)).children).toEqual([{ id: profileId, name: 'Little Marrow' }]);
  await ask(guardian);
  expect((await profileOf(child.id))?.visibility).toBe('hidden');
  await keep(guardian);
  expect((await profileOf(child.id))?.visibility).toBe('professionals');

  await ask(guardian);
  await afterGrace();
  expect((await userOf(child.id))?.deletedAt).toEqual(t.clock.now());
  expect((await profileOf(child.id))?.stageName).toBeNull();
  expect(await userOf(idOf(guardian))).toMatchObject({
    email: `deleted-${idOf(guardian)}@deleted.invalid`,
  });
});

it('a business with others in it is handed over first; one of nobody else ends', async () => {
  const agent = await t.signIn('agent');
  const portfolioId = await t.make.portfolio({ ownerUserId: idOf(agent) });
  const { userId } = await t.make.portfolioMember({ portfolioId });
  expect((await outlook(agent)).portfolios).toMatchObject([{ id: portfolioId }]);
  expect((await ask(agent)).body.code).toBe('HAND_OVER_FIRST');

  const { db } = t.platform;
  await db
    .update(businessPortfolios)
    .set({ ownerUserId: userId })
    .where(eq(businessPortfolios.id, portfolioId));
  const lonelyId = await t.make.portfolio({ ownerUserId: idOf(agent) });
  expect((await ask(agent)).status).toBe(201);
  await afterGrace();
  const rows = await db.select().from(businessPortfolios);
  expect(rows.map(({ id }) => id)).toContain(portfolioId);
  expect(rows.map(({ id }) => id)).not.toContain(lonelyId);
});

it('productions of a client who is alone on them are cancelled, others go on', async () => {
  const client = await t.signIn('client');
  const createdByUserId = idOf(client);
  const alone = await t.make.production({ createdByUserId, castingDirector: 'Ines Halloran' });
  const shared = await t.make.production({ createdByUserId });
  const colleague = await t.signIn('client');
  await t.platform.db.execute(sql`
    insert into production_collaborators (production_id, user_id, rights, created_at)
    values (${shared}, ${idOf(colleague)}, 'review', ${t.clock.now()})`);
  await ask(client);
  await afterGrace();
  const rows = await t.platform.db
    .select()
    .from(productions)
    .where(eq(productions.createdByUserId, createdByUserId));
  expect(rows.find(({ id }) => id === alone)).toMatchObject({
    status: 'cancelled',
    castingDirector: 'Deleted account',
  });
  expect(rows.find(({ id }) => id === shared)?.status).toBe('casting');
  const team = await again(colleague);
  const renamed = await team.send('PATCH', `/api/productions/${shared}`, {
    body: { synopsis: 'On we go' },
  });
  expect(renamed.status).toBe(200);
});

it('a moderator starts and stops it for others, suspended ones too, but for no admin', async () => {
  const [admin, other] = [await t.signIn('admin'), await t.signIn('admin')];
  const { user } = await makeMarked(t);
  const moderator = actorOf(admin);
  const refused = startDeletionFor(t.platform, moderator, idOf(other), 'No');
  await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await ask(other)).status).toBe(403);

  await t.platform.db
    .update(users)
    .set({ suspendedAt: t.clock.now() })
    .where(eq(users.id, user.id));
  await startDeletionFor(t.platform, moderator, user.id, 'Asked by letter');
  await cancelDeletionFor(t.platform, moderator, user.id, 'Changed their mind');
  const stop = cancelDeletionFor(t.platform, moderator, user.id, 'Once more');
  await expect(stop).rejects.toMatchObject({ code: 'CONFLICT' });
  await startDeletionFor(t.platform, moderator, user.id, 'Asked again');
  await afterGrace();
  const [open] = await t.platform.db
    .select()
    .from(applications)
    .where(and(eq(applications.submittedByUserId, user.id), eq(applications.status, 'withdrawn')));
  expect(open).toBeDefined();
  expect((await userOf(user.id))?.deletedAt).toEqual(t.clock.now());
});
