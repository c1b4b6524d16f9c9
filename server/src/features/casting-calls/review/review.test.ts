import {
  callReviewEndpoints,
  type ReviewedCall,
  type ReviewItem,
} from '@callboard/contract/call-review';
import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { applications } from '../../applications/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { productionActivities } from '../../productions/activity/tables.ts';
import { castingTeam, inAWeek } from '../casting-team.fixture.ts';
import { castingCallInvitees, castingCalls, rejectedCallTraces } from '../tables.ts';

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

it('a call whose deadline passed in the queue asks its poster for a later one, and nobody to apply', async () => {
  const { team, id } = await waiting();
  const talent = await t.make.talent();
  await t.platform.db
    .insert(castingCallInvitees)
    .values({ callId: id, talentProfileId: talent.profileId });
  const deadlineAt = t.clock.now();
  await t.platform.db.update(castingCalls).set({ deadlineAt }).where(eq(castingCalls.id, id));
  await decide(await t.signIn('admin'), id, { decision: 'publish' });
  const [news] = await newsOf(team.userId);
  expect(news?.content).toContain('Its deadline passed');
  expect(await newsOf(talent.user.id)).toEqual([]);
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

describe('a call that is reviewed', () => {
  const LURE =
    'We look for fresh faces of every age for a worldwide campaign, and no experience is needed.';
  const posted = async (
    role: Parameters<typeof t.make.productionRole>[0],
    status = 'in_review',
  ) => {
    const team = await castingTeam(t, { isVerified: false });
    const roleId = await team.role(role);
    const given = { roleId, postedByUserId: team.userId, status: status as 'open' };
    return { team, roleId, id: await t.make.castingCall(given) };
  };
  const read = async (admin: TestClient, id: string) => {
    const { status, body } = await admin.call(callReviewEndpoints.review, { params: { id } });
    return { status, body: body as ReviewedCall };
  };

  it('is read with its terms, what was noticed in it and what its poster did before', async () => {
    const { team, id } = await posted({
      title: 'Face',
      description: 'Write to jo@star.example.',
      payAmount: 2_000,
      payUnit: 'day',
      payCurrency: 'GBP',
      playingAgeMin: 10,
    });
    const before = await t.make.castingCall({
      status: 'rejected',
      endedAt: t.clock.now(),
      postedByUserId: team.userId,
      moderatorReason: 'Asks for a fee.',
    });
    const admin = await t.signIn('admin');
    const { body } = await read(admin, id);
    expect(body).toMatchObject({
      status: 'in_review',
      applications: 0,
      poster: {
        id: team.userId,
        isVerified: false,
        calls: { open: 0, ended: 0, rejected: 1 },
        rejections: [{ callId: before, reason: 'Asks for a fee.' }],
        openReports: 0,
        warnings: 0,
      },
    });
    expect(body.terms).toContainEqual({ label: 'Pay', text: '£20 a day' });
    expect(body.terms).toContainEqual({ label: 'Playing age', text: 'from 10' });
    expect(body.cautions).toEqual([
      { kind: 'pay_below_floor', evidence: '£20 a day', place: 'Pay', resemblance: null },
      {
        kind: 'contact_data',
        evidence: 'jo@star.example',
        place: 'Description',
        resemblance: null,
      },
      { kind: 'minors', evidence: '10', place: 'Playing age', resemblance: null },
    ]);
    expect((await read(admin, admin.user?.id ?? '')).status).toBe(404);
  });

  it('shows which rejected call it resembles, whoever posts it, and is found by title, company and poster', async () => {
    const first = await posted({ title: 'First face', description: `${LURE} Ring 07700 900123.` });
    const admin = await t.signIn('admin');
    expect((await read(admin, first.id)).body.cautions.map(({ kind }) => kind)).toEqual([
      'contact_data',
    ]);
    await decide(admin, first.id, { decision: 'reject', reason: 'A swindle.' });
    expect((await read(admin, first.id)).body.cautions).toHaveLength(1);

    const next = await posted({
      title: 'Überface',
      description: `Hello! ${LURE.toUpperCase()} Telephone: +44 7700 900 123`,
    });
    const { body } = await read(admin, next.id);
    const seen = body.cautions.filter(({ kind }) => kind === 'seen_before');
    expect(seen.map(({ evidence }) => evidence)).toEqual(['+44 7700 900 123', LURE.toUpperCase()]);
    expect(seen[0]?.resemblance).toEqual({
      callId: first.id,
      roleTitle: 'First face',
      companyName: 'Tallow Row',
      rejectedAt: t.clock.now().toISOString(),
      reason: 'A swindle.',
    });
    const queue = await admin.call(callReviewEndpoints.reviewQueue, {
      query: { search: 'uberFACE' },
    });
    expect(queue.body.items).toMatchObject([
      { id: next.id, cautions: ['contact_data', 'seen_before'] },
    ]);
    for (const search of ['tallow', 'halloran']) {
      const found = await admin.call(callReviewEndpoints.reviewQueue, { query: { search } });
      expect(found.body.items.map(({ id }: ReviewItem) => id)).toContain(next.id);
    }
  });

  it('is taken down once it is open: its team reads why, applicants and their agents that it is gone', async () => {
    const team = await castingTeam(t, {
      title: 'The Crown Jewels',
      codeName: 'Project Heron',
      isConfidential: true,
    });
    const roleId = await team.role({ description: `${LURE} Mail jo@star-taken.example.` });
    const id = await t.make.castingCall({ roleId, postedByUserId: team.userId });
    const talent = await t.make.talent();
    const applicationId = await t.make.application({
      roleId,
      callId: id,
      talentProfileId: talent.profileId,
    });
    const gone = await t.make.talent();
    const withdrawn = { roleId, callId: id, talentProfileId: gone.profileId } as const;
    await t.make.application({ ...withdrawn, status: 'withdrawn' });
    const admin = await t.signIn('admin');
    expect((await decide(admin, id, { decision: 'reject', reason: 'No.' })).status).toBe(409);
    const down = { decision: 'take_down', reason: 'It asks for money.' };
    const answers = await Promise.all([decide(admin, id, down), decide(admin, id, down)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);

    expect(await callOf(id)).toMatchObject({
      status: 'rejected',
      moderatorReason: 'It asks for money.',
    });
    const [toTeam] = await newsOf(team.userId);
    expect(toTeam).toMatchObject({ kind: 'moderation' });
    expect(toTeam?.content).toContain('It asks for money.');
    const [toTalent, ...more] = await newsOf(talent.user.id);
    expect(more).toEqual([]);
    expect(toTalent).toMatchObject({ kind: 'application', link: `/casting-calls/${id}` });
    expect(toTalent?.content).toContain('Project Heron');
    expect(toTalent?.content).not.toMatch(/Crown|asks for money/);
    expect(await newsOf(gone.user.id)).toEqual([]);
    const [application] = await t.platform.db
      .select()
      .from(applications)
      .where(eq(applications.id, applicationId));
    expect(application).toMatchObject({ status: 'submitted', toldStatus: 'submitted' });
    const [activity] = await t.platform.db
      .select()
      .from(productionActivities)
      .where(eq(productionActivities.roleId, roleId));
    expect(activity).toMatchObject({ kind: 'call_rejected', detail: { act: 'taken-down' } });
    expect(await auditOf(id)).toMatchObject([
      { act: 'casting-calls.taken-down', difference: { reason: 'It asks for money.' } },
    ]);
    const traces = await t.platform.db
      .select()
      .from(rejectedCallTraces)
      .where(eq(rejectedCallTraces.callId, id));
    expect(traces.map(({ kind }) => kind).sort()).toEqual(['domain', 'text', 'text']);
  });
});
