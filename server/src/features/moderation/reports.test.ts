import { moderationEndpoints } from '@callboard/contract/moderation';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { reports } from './tables.ts';

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
