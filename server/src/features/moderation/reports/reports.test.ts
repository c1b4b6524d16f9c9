import { LIMITS } from '@callboard/contract/limits';
import { moderationEndpoints } from '@callboard/contract/moderation';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { messagingPeople } from '../../messaging/messaging.fixture.ts';
import { reports } from '../tables.ts';

const t = useTestServer();

const report = (who: TestClient, subject: string, subjectId: string, more: object = {}) =>
  who.call(moderationEndpoints.report, {
    body: { subject, subjectId, reason: 'fee_request', note: null, ...more },
  });
const reportsAbout = (subjectId: string) =>
  t.platform.db.select().from(reports).where(eq(reports.subjectId, subjectId));

it('a second report of one person about the same adds to the first', async () => {
  const callId = await t.make.castingCall({ openedAt: t.clock.now() });
  const talent = await t.signIn('talent');
  const first = await report(talent, 'call', callId, { note: 'They want £200.' });
  expect(first.status).toBe(201);
  const more = { reason: 'minors_safety', note: 'And of my daughter.' };
  const [second] = await Promise.all([
    report(talent, 'call', callId, more),
    report(await t.signIn('agent'), 'call', callId),
  ]);
  expect(second.body).toEqual(first.body);
  await report(talent, 'call', callId, { reason: 'spam' });
  const rows = await reportsAbout(callId);
  expect(rows).toHaveLength(2);
  expect(rows.find(({ id }) => id === first.body.id)).toMatchObject({
    reason: 'minors_safety',
    note: 'They want £200.\n\nAnd of my daughter.',
    status: 'open',
  });
});

it('what is said again is kept once, and what never ends is cut off', async () => {
  const callId = await t.make.castingCall({ openedAt: t.clock.now() });
  const talent = await t.signIn('talent');
  const say = (note: string) => report(talent, 'call', callId, { note });
  await say('They want £200.');
  await say('They want £200.');
  const noteOf = async () => (await reportsAbout(callId))[0]?.note;
  expect(await noteOf()).toBe('They want £200.');
  for (const sign of 'abcde') await say(sign.repeat(LIMITS.textLength));
  expect(await noteOf()).toHaveLength(4 * LIMITS.textLength);
});

it('people report what they may know of, and nothing else', async () => {
  const talent = await t.signIn('talent');
  const hidden = await t.make.talent({ visibility: 'hidden' });
  const seen = await t.make.talent({ visibility: 'public' });
  const suspended = await t.make.user({ role: 'client', suspendedAt: t.clock.now() });
  const statusOf = async (subject: string, id: string) =>
    (await report(talent, subject, id)).status;
  expect(await statusOf('profile', seen.profileId)).toBe(201);
  expect(await statusOf('user', seen.user.id)).toBe(201);
  expect(await statusOf('profile', hidden.profileId)).toBe(404);
  expect(await statusOf('user', suspended.id)).toBe(404);
  const callOf = (given: Parameters<typeof t.make.castingCall>[0]) => t.make.castingCall(given);
  const openedAt = t.clock.now();
  const ended = { status: 'closed' as const, openedAt, endedAt: openedAt };
  expect(await statusOf('call', await callOf(ended))).toBe(201);
  expect(await statusOf('call', await callOf({ status: 'in_review' }))).toBe(404);
  expect(await statusOf('call', await callOf({ visibility: 'invited', openedAt }))).toBe(404);
  expect(await statusOf('message', seen.user.id)).toBe(404);
  expect(await statusOf('share_link', seen.user.id)).toBe(404);
});

it('a report knows whom it is against, and that a child is in it', async () => {
  const { aConversation, send } = messagingPeople(t);
  const known = async (subjectId: string) => {
    const [row] = await reportsAbout(subjectId);
    return row && [row.againstUserId, row.concernsMinor];
  };
  const { id, client, talent } = await aConversation();
  const { body: message } = await send(client, id, 'Come alone.');
  await report(talent, 'message', message.id);
  expect(await known(message.id)).toEqual([client.user?.id, false]);

  const child = await t.make.talent({ dateOfBirth: '2016-02-03', visibility: 'public' });
  const withChild = await t.make.conversationOf([client.user?.id ?? '', child.user.id], {
    talentProfileId: child.profileId,
  });
  const { body: flagged } = await send(client, withChild, 'Pay me a registration fee of £90.');
  expect(await known(flagged.id)).toEqual([client.user?.id, true]);

  const postedByUserId = client.user?.id ?? '';
  const callId = await t.make.castingCall({ openedAt: t.clock.now(), postedByUserId });
  await report(talent, 'call', callId);
  expect(await known(callId)).toEqual([postedByUserId, false]);
  await report(talent, 'call', callId, { reason: 'minors_safety' });
  expect(await known(callId)).toEqual([postedByUserId, true]);
  await report(talent, 'user', postedByUserId);
  expect(await known(postedByUserId)).toEqual([postedByUserId, false]);
});

it('nobody reports what they wrote themselves', async () => {
  const { aConversation, send } = messagingPeople(t);
  const { id, client } = await aConversation();
  const { body: message } = await send(client, id, 'Good morning.');
  const refused = await report(client, 'message', message.id);
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain('your own');
});
