import { authEndpoints } from '@callboard/contract/auth';
import { callReviewEndpoints } from '@callboard/contract/call-review';
import { moderationEndpoints } from '@callboard/contract/moderation';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { reportReviewEndpoints } from '@callboard/contract/report-review';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/factory.ts';
import { mailTo } from '../../../../test/mailbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { castingTeam } from '../../casting-calls/casting-team.fixture.ts';
import { aFamily } from '../../children/children.fixture.ts';
import { restoreUser } from '../decisions/restore-user.ts';
import { suspendUser } from '../decisions/suspend-user.ts';

const t = useTestServer();

const appealAtTheDoor = (email: string, password = PASSWORD) =>
  t.visitor().call(reportReviewEndpoints.appealSuspension, {
    body: { email, password, text: 'It was my brother.' },
  });
const signIn = (email: string) =>
  t.visitor().call(authEndpoints.login, { body: { email, password: PASSWORD } });
const waiting = async (admin: TestClient) =>
  (await admin.call(reportReviewEndpoints.appeals)).body.items;
const answer = (admin: TestClient, id: string, outcome: string) =>
  admin.call(reportReviewEndpoints.decideAppeal, {
    params: { id },
    body: { outcome, reason: 'We looked again.' },
  });
const newsOf = async (who: TestClient): Promise<string[]> =>
  (await who.call(notificationEndpoints.list)).body.map(
    ({ title, content }: { title: string; content: string }) => `${title}: ${content}`,
  );

it('whoever is suspended appeals once with their password, and is let in where it is overturned', async () => {
  const { id, email } = await t.make.user();
  expect((await appealAtTheDoor(email)).status).toBe(404);
  await suspendUser(t.platform, null, id, 'Fees.');
  expect((await appealAtTheDoor(email, 'not the password')).body.code).toBe('INVALID_CREDENTIALS');
  expect((await appealAtTheDoor(email)).status).toBe(204);
  expect((await appealAtTheDoor(email)).body.code).toBe('APPEALED_ALREADY');
  expect((await signIn(email)).body.fields.appeal).toContain('you hear by mail');

  const [one, other] = [await t.signIn('admin'), await t.signIn('admin')];
  const [item] = await waiting(one);
  expect(item).toMatchObject({
    decision: 'suspend',
    reason: 'Fees.',
    decidedBy: null,
    appeal: { text: 'It was my brother.', outcome: null },
    person: { id, email },
  });
  const answers = await Promise.all([
    answer(one, item.id, 'overturned'),
    answer(other, item.id, 'overturned'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await waiting(one)).toEqual([]);
  expect((await signIn(email)).status).toBe(200);
});

it('a suspension that is upheld stays, and its appellant is mailed why', async () => {
  const { id, email } = await t.make.user();
  await suspendUser(t.platform, null, id, 'Fees.');
  await appealAtTheDoor(email);
  const admin = await t.signIn('admin');
  const [item] = await waiting(admin);
  await answer(admin, item.id, 'upheld');
  expect((await signIn(email)).body).toMatchObject({
    code: 'ACCOUNT_SUSPENDED',
    fields: { appeal: expect.stringContaining('This decision is final.') },
  });
  const mail = await mailTo(t.platform, email, 'Your Callboard account stays suspended');
  expect(mail.text).toContain('We looked again.');
});

it('whoever is restored waits for no answer any more', async () => {
  const { id, email } = await t.make.user();
  await suspendUser(t.platform, null, id, 'Fees.');
  await appealAtTheDoor(email);
  await restoreUser(t.platform, null, id, 'A mistake.');
  expect(await waiting(await t.signIn('admin'))).toEqual([]);
});

it('a warning is read without who gave it, and appealed against by whom it is about alone', async () => {
  const [talent, client, admin] = [
    await t.signIn('talent'),
    await t.signIn('client'),
    await t.signIn('admin'),
  ];
  const about = { subject: 'user', subjectId: client.user?.id ?? '' };
  await talent.call(moderationEndpoints.report, {
    body: { ...about, reason: 'spam', note: 'Twenty mails.' },
  });
  await admin.call(reportReviewEndpoints.decideCase, {
    params: about,
    body: { decision: 'warn', reason: 'Too many mails.' },
  });
  const own = await client.call(reportReviewEndpoints.ownDecisions);
  expect(own.body.items).toMatchObject([{ decision: 'warn', reason: 'Too many mails.' }]);
  expect(own.text).not.toMatch(/Twenty mails|decidedBy/);
  const [{ id }] = own.body.items;
  const appeal = (who: TestClient) =>
    who.call(reportReviewEndpoints.appeal, { params: { id }, body: { text: 'It was three.' } });
  expect((await appeal(talent)).status).toBe(404);
  expect((await appeal(client)).status).toBe(204);
  expect((await appeal(client)).body.code).toBe('APPEALED_ALREADY');
  await answer(admin, id, 'overturned');
  const after = await client.call(reportReviewEndpoints.ownDecisions);
  expect(after.body.items[0].appeal).toMatchObject({ outcome: 'overturned' });
  expect(after.body.items[0].liftedAt).not.toBeNull();
});

it('a decision about a call that is overturned no longer counts against its poster', async () => {
  const team = await castingTeam(t);
  const description = 'We look for fresh faces of every age for a campaign.';
  const aCall = async () =>
    t.make.castingCall({
      roleId: await team.role({ description }),
      openedAt: t.clock.now(),
      postedByUserId: team.userId,
    });
  const about = { subject: 'call', subjectId: await aCall() };
  const talent = await t.signIn('talent');
  await talent.call(moderationEndpoints.report, { body: { ...about, reason: 'spam', note: null } });
  const admin = await t.signIn('admin');
  await admin.call(reportReviewEndpoints.decideCase, {
    params: about,
    body: { decision: 'warn', reason: 'No such work.', removeToo: true },
  });
  const next = await aCall();
  const readNext = async () =>
    (await admin.call(callReviewEndpoints.review, { params: { id: next } })).body;
  expect(await readNext()).toMatchObject({
    poster: { warnings: 1 },
    cautions: [{ kind: 'seen_before' }],
  });
  const [{ id }] = (await team.client.call(reportReviewEndpoints.ownDecisions)).body.items;
  const body = { text: 'There is.' };
  await team.client.call(reportReviewEndpoints.appeal, { params: { id }, body });
  await answer(admin, id, 'overturned');
  expect(await readNext()).toMatchObject({ poster: { warnings: 0 }, cautions: [] });
  expect((await newsOf(team.client))[0]).toContain('can be sent or published again');
});

it('what is decided about a child is told to its guardian, who appeals in its place', async () => {
  const { guardian, profileId } = await aFamily(t);
  const [reporter, admin] = [await t.signIn('admin'), await t.signIn('admin')];
  const about = { subject: 'profile', subjectId: profileId };
  const decide = async (decision: string, reason: string) => {
    const body = { ...about, reason: 'spam', note: null };
    expect((await reporter.call(moderationEndpoints.report, { body })).status).toBe(201);
    const made = await admin.call(reportReviewEndpoints.decideCase, {
      params: about,
      body: { decision, reason },
    });
    expect(made.status).toBe(204);
  };
  await decide('warn', 'Another child is in the picture.');
  expect(await newsOf(guardian)).toEqual([
    'A warning from Callboard’s moderators: About Wren Grange. You can ask once for another look. The reason: Another child is in the picture.',
  ]);
  await decide('suspend', 'Again.');
  expect((await newsOf(guardian))[0]).toBe(
    'The profile of Wren Grange is suspended: You can ask once for another look. The reason: Again.',
  );

  const decisionsOf = async (who: TestClient) =>
    (await who.call(reportReviewEndpoints.ownDecisions)).body.items;
  const [suspension, warning] = await decisionsOf(guardian);
  expect([suspension.decision, warning.decision]).toEqual(['suspend', 'warn']);
  const other = (await aFamily(t)).guardian;
  expect(await decisionsOf(other)).toEqual([]);
  const appeal = (who: TestClient, id: string) =>
    who.call(reportReviewEndpoints.appeal, { params: { id }, body: { text: 'It is her.' } });
  expect((await appeal(other, suspension.id)).status).toBe(404);
  expect((await appeal(guardian, suspension.id)).status).toBe(204);
  expect((await appeal(guardian, warning.id)).status).toBe(204);
  await answer(admin, warning.id, 'upheld');
  await answer(admin, suspension.id, 'overturned');
  const news = (await newsOf(guardian)).slice(0, 2).map((line) => line.split(':')[0]);
  expect(news).toEqual(['The profile of Wren Grange is open again', 'We looked again']);
});
