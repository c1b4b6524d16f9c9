import { authEndpoints } from '@callboard/contract/auth';
import { moderationEndpoints } from '@callboard/contract/moderation';
import { reportReviewEndpoints } from '@callboard/contract/report-review';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { castingTeam } from '../../casting-calls/casting-team.fixture.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { messagingPeople } from '../../messaging/messaging.fixture.ts';
import { messages } from '../../messaging/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { reports } from '../tables.ts';

const t = useTestServer();
const { aConversation, send } = messagingPeople(t);

const idOf = (who: TestClient) => who.user?.id ?? '';
const report = (who: TestClient, subject: string, subjectId: string, reason: string) =>
  who.call(moderationEndpoints.report, { body: { subject, subjectId, reason, note: null } });
const queue = async (admin: TestClient, query: object) =>
  (await admin.call(reportReviewEndpoints.queue, { query: { ...query } })).body;
const opened = (admin: TestClient, subject: string, subjectId: string) =>
  admin.call(reportReviewEndpoints.openCase, { params: { subject, subjectId } });
const decide = (
  admin: TestClient,
  [subject, subjectId]: readonly [string, string],
  decision: string,
  more: object = {},
) =>
  admin.call(reportReviewEndpoints.decideCase, {
    params: { subject, subjectId },
    body: { decision, reason: 'Against the rules.', ...more },
  });
const newsOf = (who: TestClient) =>
  t.platform.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, idOf(who)));

/** A message of the client's that the talent reported. */
async function aReport(text = 'Come to my flat.', reason = 'harassment') {
  const { id, client, talent } = await aConversation();
  const { body: message } = await send(client, id, text);
  await report(talent, 'message', message.id, reason);
  return { client, talent, messageId: message.id, about: ['message', message.id] as const };
}

describe('the queue', () => {
  it('has a child’s safety first, then the gravest, then the oldest, page by page', async () => {
    const { talent } = await aConversation();
    const people: string[] = [];
    for (const reason of ['spam', 'harassment', 'spam', 'minors_safety']) {
      t.clock.advance({ seconds: 1 });
      const { id } = await t.make.user();
      await report(talent, 'user', id, reason);
      people.push(id);
    }
    const [spam, harassment, laterSpam, child] = people;
    // Several about one are one case, and the gravest of what they say counts.
    await report(await t.signIn('agent'), 'user', laterSpam ?? '', 'sexual_content');
    const admin = await t.signIn('admin');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await queue(admin, { limit: 1, subject: 'user', ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ subjectId }: { subjectId: string }) => subjectId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([child, laterSpam, harassment, spam]);
    const { items } = await queue(admin, { reason: 'sexual_content' });
    expect(items).toMatchObject([
      { subjectId: laterSpam, reports: 2, reason: 'sexual_content', title: 'Ines Halloran' },
    ]);
    const wrong = await admin.call(reportReviewEndpoints.queue, { query: { cursor: 'nonsense' } });
    expect(wrong.status).toBe(400);
  });

  it('is narrowed to one person, whatever of theirs was reported and whether it is decided', async () => {
    const { client, talent, messageId, about } = await aReport();
    await aReport();
    await report(talent, 'user', idOf(client), 'harassment');
    const admin = await t.signIn('admin');
    const found = async (status: string) => {
      const query = { status, againstUserId: idOf(client) };
      const { items } = await queue(admin, query);
      return items.map(({ subjectId }: { subjectId: string }) => subjectId).toSorted();
    };
    expect(await found('open')).toEqual([messageId, idOf(client)].toSorted());
    await decide(admin, about, 'dismiss');
    expect(await found('open')).toEqual([idOf(client)]);
    expect(await found('dismissed')).toEqual([messageId]);
  });

  it('keeps what was decided, the newest first', async () => {
    const admin = await t.signIn('admin');
    const [first, second] = [await aReport(), await aReport()];
    await decide(admin, first.about, 'dismiss');
    t.clock.advance({ seconds: 1 });
    await decide(admin, second.about, 'dismiss');
    const page = await queue(admin, { status: 'dismissed', limit: 1 });
    expect(page.items).toMatchObject([{ subjectId: second.messageId, status: 'dismissed' }]);
    const next = await queue(admin, { status: 'dismissed', limit: 1, cursor: page.nextCursor });
    expect(next.items).toMatchObject([{ subjectId: first.messageId }]);
  });
});

it('an opened case has every report, both people’s past and what was decided', async () => {
  const { client, talent, messageId, about } = await aReport();
  const admin = await t.signIn('admin');
  await decide(admin, about, 'warn');
  await report(talent, 'message', messageId, 'sexual_content');
  const { body } = await opened(admin, ...about);
  expect(body).toMatchObject({
    status: 'open',
    reports: 1,
    reason: 'sexual_content',
    canRemove: true,
    against: { id: idOf(client) },
    accused: { id: idOf(client), casesAgainst: 1, decisions: [{ decision: 'warn' }] },
    decided: [{ decision: 'warn', decidedBy: 'Ines Halloran', title: 'Come to my flat.' }],
  });
  expect(body.items).toMatchObject([{ status: 'open' }, { status: 'acted_on' }]);
  expect(body.items[0].reporter).toMatchObject({ reportsMade: 2, reportsActedOn: 1 });
  expect((await opened(admin, 'user', messageId)).status).toBe(404);
});

it('a case stays open to a decision however much was said and decided of it before', async () => {
  const { talent, messageId, about } = await aReport();
  const admin = await t.signIn('admin');
  await decide(admin, about, 'dismiss');
  const [row] = await t.platform.db.select().from(reports).where(eq(reports.subjectId, messageId));
  if (row === undefined) throw new Error('there is no report');
  const many = Array.from({ length: 120 }, () => ({ ...row, id: newId() }));
  await t.platform.db.insert(reports).values(many);
  await report(talent, 'message', messageId, 'spam');
  const { body } = await opened(admin, ...about);
  expect(body).toMatchObject({ status: 'open', reports: 1 });
  expect(body.items[0]).toMatchObject({ status: 'open', reason: 'spam' });
});

describe('a decision', () => {
  it('is told to reporters without what became of the other, and to the other with the reason', async () => {
    const { client, talent, about } = await aReport();
    const admin = await t.signIn('admin');
    expect((await decide(admin, about, 'warn', { reason: '' })).status).toBe(400);
    expect((await decide(admin, about, 'warn', { removeToo: true })).status).toBe(204);
    const [told] = await newsOf(talent);
    expect(told?.content).toContain('we acted');
    expect(told?.content).not.toMatch(/warn|Against the rules/);
    const [warned, ...more] = await newsOf(client);
    expect(more).toEqual([]);
    expect(warned).toMatchObject({ kind: 'moderation', link: '/account' });
    expect(warned?.content).toContain('Against the rules.');
    const [message] = await t.platform.db.select().from(messages).where(eq(messages.id, about[1]));
    expect(message?.deletedAt).toEqual(t.clock.now());
    const trail = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.act, 'moderation.case-decided'));
    expect(trail.find(({ targetId }) => targetId === about[1])).toMatchObject({
      actorUserId: idOf(admin),
      difference: { decision: 'warn', isRemoved: true, reports: 1 },
    });
  });

  it('of a dismissal the reported person never hears', async () => {
    const { client, talent, about } = await aReport();
    await decide(await t.signIn('admin'), about, 'dismiss', { removeToo: true });
    expect(await newsOf(client)).toEqual([]);
    expect((await newsOf(talent))[0]?.content).toContain('no breach');
    const own = await client.call(reportReviewEndpoints.ownDecisions);
    expect(own.body.items).toEqual([]);
  });

  it('is made once: the second of two is told so', async () => {
    const { about } = await aReport();
    const [one, other] = [await t.signIn('admin'), await t.signIn('admin')];
    const answers = await Promise.all([
      decide(one, about, 'suspend'),
      decide(other, about, 'dismiss'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await decide(one, ['user', about[1]], 'dismiss')).status).toBe(404);
  });

  it('to suspend ends the session, and to remove takes an open call down', async () => {
    const { client, talent, about } = await aReport();
    const admin = await t.signIn('admin');
    const callId = await t.make.castingCall({
      openedAt: t.clock.now(),
      postedByUserId: idOf(client),
    });
    await report(talent, 'call', callId, 'misleading_pay');
    expect((await decide(admin, ['call', callId], 'remove')).status).toBe(204);
    const [call] = await t.platform.db
      .select()
      .from(castingCalls)
      .where(eq(castingCalls.id, callId));
    expect(call).toMatchObject({ status: 'rejected', moderatorReason: 'Against the rules.' });

    await decide(admin, about, 'suspend');
    expect((await client.call(authEndpoints.me)).status).toBe(401);
    await report(talent, 'call', callId, 'spam');
    const again = await decide(admin, ['call', callId], 'remove');
    expect(again.body.code).toBe('NOTHING_TO_REMOVE');
  });

  it('takes a call down with one word to its poster, and one to each of their team', async () => {
    const team = await castingTeam(t);
    const colleague = await team.colleague('view');
    const openedAt = t.clock.now();
    const given = { roleId: await team.role(), openedAt, postedByUserId: team.userId };
    const callId = await t.make.castingCall(given);
    await report(await t.signIn('talent'), 'call', callId, 'misleading_pay');
    await decide(await t.signIn('admin'), ['call', callId], 'remove', { reason: 'No pay' });
    expect(await newsOf(team.client)).toMatchObject([
      { link: '/account', content: 'You can ask once for another look. The reason: No pay' },
    ]);
    expect(await newsOf(colleague)).toMatchObject([
      { kind: 'moderation', link: `/production-roles/${given.roleId}` },
    ]);
  });

  it('is never made by whom it is about', async () => {
    const { talent } = await aConversation();
    const admin = await t.signIn('admin');
    await report(talent, 'user', idOf(admin), 'harassment');
    expect((await decide(admin, ['user', idOf(admin)], 'dismiss')).status).toBe(403);
  });
});
