import { callReviewEndpoints } from '@callboard/contract/call-review';
import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { productionActivities } from '../../productions/activity/tables.ts';
import { castingTeam, inAWeek } from '../casting-team.fixture.ts';
import { castingCallInvitees, castingCalls } from '../tables.ts';

const t = useTestServer();

const waiting = async (minutesAgo = 0) => {
  const team = await castingTeam(t, { isVerified: false, title: 'Weighbridge Nine' });
  const roleId = await team.role();
  const createdAt = new Date(t.clock.now().getTime() - minutesAgo * 60_000);
  const postedByUserId = team.userId;
  const status = 'in_review';
  const id = await t.make.castingCall({ roleId, status, postedByUserId, createdAt });
  return { team, roleId, id };
};
const decide = (admin: TestClient, id: string, body: object) =>
  admin.call(callReviewEndpoints.decide, { params: { id }, body });
const callOf = async (id: string) => {
  const [call] = await t.platform.db.select().from(castingCalls).where(eq(castingCalls.id, id));
  return call;
};
const newsOf = (userId: string) =>
  t.platform.db.select().from(notifications).where(eq(notifications.userId, userId));
const auditOf = (id: string) =>
  t.platform.db.select().from(auditEntries).where(eq(auditEntries.targetId, id));

it('the queue shows calls of a status page by page, those that waited longest first', async () => {
  const { id: newer } = await waiting(10);
  const { id: older } = await waiting(20);
  const admin = await t.signIn('admin');
  const first = await admin.call(callReviewEndpoints.reviewQueue, { query: { limit: 1 } });
  expect(first.body.items).toMatchObject([
    {
      id: older,
      status: 'in_review',
      productionTitle: 'Weighbridge Nine',
      companyName: 'Tallow Row',
      postedBy: 'Ines Halloran',
    },
  ]);
  const cursor = first.body.nextCursor;
  const second = await admin.call(callReviewEndpoints.reviewQueue, { query: { limit: 1, cursor } });
  expect(second.body).toMatchObject({ items: [{ id: newer }], nextCursor: null });
});

it('letting a call through opens it, tells whoever posted it and the invited, and names no admin to the team', async () => {
  const { team, id } = await waiting();
  const talent = await t.make.talent();
  await t.platform.db
    .insert(castingCallInvitees)
    .values({ callId: id, talentProfileId: talent.profileId });
  const admin = await t.signIn('admin');
  expect((await decide(admin, id, { decision: 'publish' })).status).toBe(204);
  expect(await callOf(id)).toMatchObject({ status: 'open', openedAt: t.clock.now() });
  expect(await newsOf(team.userId)).toMatchObject([{ kind: 'casting_call' }]);
  expect(await newsOf(talent.user.id)).toMatchObject([{ link: `/casting-calls/${id}` }]);
  const story = await t.platform.db
    .select()
    .from(productionActivities)
    .where(eq(productionActivities.productionId, team.productionId));
  expect(story).toMatchObject([{ kind: 'call_opened', actorUserId: null }]);
  expect(await auditOf(id)).toMatchObject([
    { act: 'casting-calls.let-through', actorUserId: admin.user?.id },
  ]);
});

it('a rejection tells the team why, and the role can be published again', async () => {
  const { team, id, roleId } = await waiting();
  const colleague = await team.colleague('view');
  const admin = await t.signIn('admin');
  expect((await decide(admin, id, { decision: 'reject' })).body.fields).toHaveProperty('reason');
  await decide(admin, id, { decision: 'reject', reason: 'It asks for a fee.' });
  expect(await callOf(id)).toMatchObject({
    status: 'rejected',
    moderatorReason: 'It asks for a fee.',
    endedAt: t.clock.now(),
  });
  for (const userId of [team.userId, colleague.user?.id ?? '']) {
    const [news] = await newsOf(userId);
    expect(news).toMatchObject({ kind: 'moderation' });
    expect(news?.content).toContain('It asks for a fee.');
  }
  const again = await team.client.call(castingCallEndpoints.publish, {
    params: { id: team.productionId },
    body: { roleIds: [roleId], deadlineAt: inAWeek(t), visibility: 'public' },
  });
  expect(again.status).toBe(201);
});

it('of two admins who decide at the same moment one is told that it was decided', async () => {
  const { id } = await waiting();
  const [one, other] = [await t.signIn('admin'), await t.signIn('admin')];
  const answers = await Promise.all([
    decide(one, id, { decision: 'publish' }),
    decide(other, id, { decision: 'reject', reason: 'No.' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await auditOf(id)).toHaveLength(1);
  expect((await decide(one, one.user?.id ?? '', { decision: 'publish' })).status).toBe(404);
});
