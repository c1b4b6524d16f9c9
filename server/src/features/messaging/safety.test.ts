import { blockEndpoints } from '@callboard/contract/blocks';
import { conversationEndpoints } from '@callboard/contract/conversations';
import { LIMITS } from '@callboard/contract/limits';
import { messageReviewEndpoints } from '@callboard/contract/message-review';
import { messageEndpoints } from '@callboard/contract/messages';
import { moderationEndpoints } from '@callboard/contract/moderation';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailTo } from '../../../test/mailbox.ts';
import { nextEvent } from '../../../test/socket-client.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { mailboxMessages } from '../../platform/mail/tables.ts';
import { reports } from '../moderation/tables.ts';
import { forgetOldMessages } from './forgetting/forget-messages.ts';
import { mailUnread } from './mailing/mail-unread.ts';
import { messagingPeople, openWindow } from './messaging.fixture.ts';
import { messages, messageVersions } from './tables.ts';

const t = useTestServer();
const { aConversation, send, signedIn } = messagingPeople(t);

const idOf = (who: TestClient) => who.user?.id ?? '';
const listOf = async (who: TestClient, id: string) =>
  (await who.call(messageEndpoints.list, { params: { id } })).body.items;
const report = (who: TestClient, subjectId: string, reason = 'harassment') =>
  who.call(moderationEndpoints.report, {
    body: { subject: 'message', subjectId, reason, note: null },
  });
const review = (who: TestClient, id: string) =>
  who.call(messageReviewEndpoints.review, { params: { id } });
const reportsOf = (subjectId: string) =>
  t.platform.db.select().from(reports).where(eq(reports.subjectId, subjectId));

describe('whoever is blocked', () => {
  const block = (who: TestClient, userId: string) =>
    who.call(blockEndpoints.block, { params: { userId } });

  it('cannot write or begin, and neither can who blocked them, until it is taken back', async () => {
    const { id, client, talent } = await aConversation();
    expect((await block(talent, idOf(client))).status).toBe(204);
    expect((await block(talent, idOf(client))).status).toBe(204);
    for (const [who, refusal] of [
      [client, 'refused'],
      [talent, 'you_blocked'],
    ] as const) {
      expect((await send(who, id, 'Hello?')).body.code).toBe('MESSAGE_REFUSED');
      const { abilities } = (await who.call(conversationEndpoints.get, { params: { id } })).body;
      expect(abilities).toMatchObject({ write: false, refusal });
    }
    const begun = await client.call(conversationEndpoints.start, {
      body: { userId: idOf(talent) },
    });
    expect(begun.body.code).toBe('MESSAGE_REFUSED');
    const { items } = (await talent.call(blockEndpoints.list)).body;
    expect(items).toMatchObject([{ userId: idOf(client), name: 'Ines Halloran' }]);

    await talent.call(blockEndpoints.unblock, { params: { userId: idOf(client) } });
    expect((await send(client, id, 'Hello again.')).status).toBe(201);
    expect((await talent.call(blockEndpoints.list)).body.items).toEqual([]);
  });

  it('is blocked for a child by their guardian', async () => {
    const client = await t.signIn('client');
    const guardian = await t.signIn('talent');
    const born = { dateOfBirth: '2015-05-05', ownerUserId: idOf(guardian) };
    const { user, profileId } = await t.make.talent(born);
    const id = await t.make.conversationOf([idOf(client), user.id], { talentProfileId: profileId });
    await block(guardian, idOf(client));
    expect((await send(client, id, 'Hello there.')).body.code).toBe('MESSAGE_REFUSED');
    await guardian.call(blockEndpoints.unblock, { params: { userId: idOf(client) } });
    expect((await send(client, id, 'Hello there.')).status).toBe(201);
    await block(guardian, idOf(client));
    expect((await send(client, id, 'Hello?')).body.code).toBe('MESSAGE_REFUSED');
  });

  it('is neither staff nor oneself, nor somebody whom one may not know of', async () => {
    const talent = await t.signIn('talent');
    const hidden = await t.make.talent({ visibility: 'hidden' });
    const statusOf = async (userId: string) => (await block(talent, userId)).status;
    expect(await statusOf(idOf(await t.signIn('admin')))).toBe(403);
    expect(await statusOf(idOf(talent))).toBe(403);
    expect(await statusOf(hidden.user.id)).toBe(404);
    expect(await statusOf(hidden.profileId)).toBe(404);
  });
});

describe('a message that looks like a swindle', () => {
  it('arrives with a caution for its readers, and waits for the moderators', async () => {
    const { id, client, talent } = await aConversation();
    const text = 'The test shoot costs £180. Add me on WhatsApp.';
    const sent = await send(client, id, text);
    expect(sent.body).toMatchObject({ text, caution: null });
    expect(await listOf(talent, id)).toMatchObject([{ text, caution: 'fee' }]);
    expect(await listOf(client, id)).toMatchObject([{ text, caution: null }]);
    expect(await reportsOf(sent.body.id)).toMatchObject([
      {
        ...{ source: 'platform', reporterUserId: null, reason: 'fee_request', status: 'open' },
        findings: ['pay-for-photos', 'messenger'],
      },
    ]);
  });

  it('is noticed when it becomes one by a change; what staff writes is not looked at', async () => {
    const { id, client, talent } = await aConversation();
    const sent = await send(client, id, 'See you on Tuesday.');
    const body = { text: 'See you on Tuesday. Do you have WhatsApp?' };
    await client.call(messageEndpoints.edit, { params: { id: sent.body.id }, body });
    expect(await listOf(talent, id)).toMatchObject([{ caution: 'off_platform' }]);
    expect(await reportsOf(sent.body.id)).toMatchObject([{ reason: 'off_platform_push' }]);

    const admin = await t.signIn('admin');
    const own = await t.make.conversationOf([idOf(admin), idOf(talent)]);
    await send(admin, own, 'Never wire money. They ask for a registration fee of £40.');
    expect(await listOf(talent, own)).toMatchObject([{ caution: null }]);
  });

  it('also comes from whoever is new and writes to very many', async () => {
    const newcomer = await t.signIn('client');
    const receiver = await t.signIn('agent');
    const begin = async () => {
      const startedByUserId = idOf(newcomer);
      const id = await t.make.conversationOf([idOf(newcomer), idOf(receiver)], { startedByUserId });
      await send(newcomer, id, 'Hello!');
      const [message] = await listOf(receiver, id);
      return message.caution;
    };
    for (let count = 1; count <= LIMITS.strangersPerDay; count += 1) {
      expect(await begin()).toBeNull();
    }
    expect(await begin()).toBe('many_strangers');
    expect(await begin()).toBe('many_strangers');
    expect(await reportsOf(idOf(newcomer))).toMatchObject([
      { subject: 'user', source: 'platform', reason: 'spam', findings: ['many-strangers'] },
    ]);
    t.clock.advance({ days: 1, seconds: 1 });
    expect(await begin()).toBeNull();
  });
});

describe('a reported message', () => {
  it('is reported by everyone who takes part, agents too, and by nobody else', async () => {
    const { id, client, talent, talentProfileId } = await aConversation();
    const { user, portfolioId } = await t.make.ownAgent(talentProfileId);
    const { userId: idleId } = await t.make.portfolioMember({ portfolioId });
    const message = (await send(client, id, 'Just us two, no agent.')).body.id;
    const statusOf = async (who: TestClient) => (await report(who, message)).status;
    expect(await statusOf(talent)).toBe(201);
    expect(await statusOf(await signedIn(user))).toBe(201);
    expect(await statusOf(await signedIn({ ...user, id: idleId }))).toBe(404);
    expect(await statusOf(await t.signIn('client'))).toBe(404);
    expect(await reportsOf(message)).toHaveLength(2);
  });

  it('keeps what it said for the moderators, also when it was changed and deleted', async () => {
    const { id, client, talent } = await aConversation();
    const admin = await t.signIn('admin');
    await send(talent, id, 'Who is this?');
    const { body: sent } = await send(client, id, 'First words.');
    await client.call(messageEndpoints.edit, {
      params: { id: sent.id },
      body: { text: 'Second words.' },
    });
    expect((await review(admin, sent.id)).status).toBe(404);
    await client.call(messageEndpoints.delete, { params: { id: sent.id } });
    expect((await report(talent, sent.id)).status).toBe(201);
    expect(await listOf(talent, id)).toMatchObject([{}, { text: '' }]);
    for (const who of [client, talent]) expect((await review(who, sent.id)).status).toBe(403);

    t.clock.advance({ days: LIMITS.deletedMessageDays + 1 });
    await forgetOldMessages(t.platform);
    const { body } = await review(await t.signIn('admin'), sent.id);
    expect(body.message).toMatchObject({
      text: 'Second words.',
      earlierTexts: [{ text: 'First words.' }],
      findings: [],
    });
    expect(body.around).toMatchObject([{ text: 'Who is this?' }]);
  });

  it('is taken away by a moderator, before everyone’s eyes, and its author reads why', async () => {
    const { id, client, talent } = await aConversation();
    const admin = await t.signIn('admin');
    const { body: sent } = await send(client, id, 'Something vile.');
    const remove = (who: TestClient) =>
      who.call(messageReviewEndpoints.remove, {
        params: { id: sent.id },
        body: { reason: 'It was vile.' },
      });
    expect((await remove(admin)).status).toBe(404);
    await report(talent, sent.id);
    expect((await remove(client)).status).toBe(403);
    const socket = await openWindow(talent);
    const heard = nextEvent(socket, 'conversation:changed');
    expect((await remove(admin)).body).toMatchObject({ text: 'Something vile.' });
    expect(await heard).toEqual({ userId: idOf(talent), conversationId: id, revision: 2 });
    const { body } = await talent.call(messageEndpoints.list, {
      params: { id },
      query: { since: 1 },
    });
    expect(body.items).toMatchObject([{ id: sent.id, text: '', revision: 2 }]);
    await remove(admin);
    const told = (await client.call(notificationEndpoints.list)).body;
    expect(told).toMatchObject([
      { kind: 'moderation', content: 'Callboard’s moderators took it away: It was vile.' },
    ]);
  });
});

it('what was taken back and never reported is forgotten after a month, and not before', async () => {
  const { id, client } = await aConversation();
  const { body: sent } = await send(client, id, 'First words.');
  const params = { id: sent.id };
  await client.call(messageEndpoints.edit, { params, body: { text: 'Second words.' } });
  await client.call(messageEndpoints.delete, { params });
  const kept = async () => {
    const [row] = await t.platform.db.select().from(messages).where(eq(messages.id, sent.id));
    const versions = await t.platform.db
      .select()
      .from(messageVersions)
      .where(eq(messageVersions.messageId, sent.id));
    return [row?.text, versions.length];
  };
  t.clock.advance({ days: LIMITS.deletedMessageDays - 1 });
  await forgetOldMessages(t.platform);
  expect(await kept()).toEqual(['Second words.', 1]);
  t.clock.advance({ days: 2 });
  await forgetOldMessages(t.platform);
  expect(await kept()).toEqual(['', 0]);
});

it('one mail comes for what waits a quarter of an hour, to those who chose it', async () => {
  const { id, client, talent, talentProfileId } = await aConversation();
  const { user: agentUser } = await t.make.ownAgent(talentProfileId);
  const agent = await signedIn(agentUser);
  const choose = (who: TestClient) =>
    who.call(notificationEndpoints.chooseMail, { body: { mailed: ['message'] } });
  await Promise.all([choose(talent), choose(agent), choose(client)]);
  await send(client, id, 'Are you there?');
  t.clock.advance({ minutes: 14 });
  await send(client, id, 'Hello?');
  await mailUnread(t.platform);
  // The agent has read it, so that it waits for the talent alone.
  await agent.call(messageEndpoints.read, { params: { id }, body: { sequence: 2 } });
  t.clock.advance({ minutes: 2 });
  await Promise.all([mailUnread(t.platform), mailUnread(t.platform)]);
  t.clock.advance({ minutes: 20 });
  await mailUnread(t.platform);
  const mail = await mailTo(t.platform, talent.user?.email ?? '', 'Ines Halloran wrote to you');
  expect(mail.text).toContain('2 messages wait, the first from Ines Halloran');
  expect(mail.text).toContain(`/messaging/${id}`);
  expect(mail.text).not.toContain('Are you there');

  await talent.call(messageEndpoints.read, { params: { id }, body: { sequence: 2 } });
  await send(client, id, 'One more thing.');
  t.clock.advance({ minutes: 16 });
  await mailUnread(t.platform);
  await mailTo(t.platform, agentUser.email ?? '', 'Ines Halloran wrote to you');
  const countOf = (email: string | null | undefined) =>
    t.platform.db.$count(
      mailboxMessages,
      and(
        eq(mailboxMessages.to, email ?? ''),
        eq(mailboxMessages.subject, 'Ines Halloran wrote to you'),
      ),
    );
  await expect.poll(() => countOf(talent.user?.email)).toBe(2);
  expect(await countOf(agentUser.email)).toBe(1);
  expect(await countOf(client.user?.email)).toBe(0);
});
