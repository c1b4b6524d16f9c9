import type { ApplicationStatus } from '@callboard/contract/application-moves';
import { applicationEndpoints } from '@callboard/contract/applications';
import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { notifications } from '../../notifications/tables.ts';
import { productionActivities } from '../../productions/activity/tables.ts';
import { makeApplicant, makeApplicants, makeCasting, rowOf } from '../casting-team.fixture.ts';
import { applicationStatusChanges, applications } from '../tables.ts';
import { tellOfMoves } from './telling/tell-moved.ts';

/** Tests tell by themselves, when it is time. */
const t = useTestServer({ UNDO_SECONDS: '300' });

const move = (client: TestClient, roleId: string, body: object) =>
  client.call(castingBoardEndpoints.move, { params: { id: roleId }, body });
const moveOne = (client: TestClient, id: string, body: object) =>
  client.call(applicationEndpoints.setStatus, { params: { id }, body });
const undo = (client: TestClient, roleId: string, moveId: string) =>
  client.call(castingBoardEndpoints.undoMove, { params: { id: roleId, moveId } });
const view = (client: TestClient, id: string) =>
  client.call(castingBoardEndpoints.view, { params: { id } });
const tell = (...moveIds: string[]) => tellOfMoves(t.platform, { moveIds });

const newsOf = async (client: TestClient) =>
  (await client.call(notificationEndpoints.list)).body.map(({ title }: { title: string }) => title);
const seenBy = async (client: TestClient, id: string) =>
  (await client.call(applicationEndpoints.get, { params: { id } })).body.status;
const historyOf = (applicationId: string) =>
  t.platform.db
    .select()
    .from(applicationStatusChanges)
    .where(eq(applicationStatusChanges.applicationId, applicationId));

const statusesOf = async (ids: string[]): Promise<ApplicationStatus[]> => {
  const rows = await t.platform.db
    .selectDistinct({ status: applications.status })
    .from(applications)
    .where(inArray(applications.id, ids));
  return rows.map(({ status }) => status);
};

describe('opening an application', () => {
  it('makes it viewed once, however many open it, and its talent sees it without being notified', async () => {
    const casting = await makeCasting(t);
    const { id, client } = await makeApplicant(t, casting);
    const reviewer = await casting.colleague('review');
    const answers = await Promise.all(
      [casting.creator, reviewer, reviewer].map((c) => view(c, id)),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await historyOf(id)).toMatchObject([{ fromStatus: 'submitted', toStatus: 'viewed' }]);
    expect(await seenBy(client, id)).toBe('viewed');
    expect(await newsOf(client)).toEqual([]);
  });

  it('leaves no trace of those who only look, and is refused to others', async () => {
    const casting = await makeCasting(t);
    const { id } = await makeApplicant(t, casting);
    expect((await view(await casting.colleague('view'), id)).status).toBe(204);
    expect((await view(await t.signIn('client'), id)).status).toBe(404);
    expect(await rowOf(t, id)).toMatchObject({ status: 'submitted', toldStatus: 'submitted' });
    await moveOne(casting.creator, id, { status: 'callback' });
    await view(casting.creator, id);
    expect((await rowOf(t, id)).status).toBe('callback');
  });
});

describe('a move', () => {
  it('is known to the team at once and to the talent’s side only when it can no longer be undone', async () => {
    const casting = await makeCasting(t, { isConfidential: true, codeName: 'Saltmarsh' });
    const { id, client, profileId } = await makeApplicant(t, casting);
    const { user } = await t.make.ownAgent(profileId);
    const { body } = await moveOne(casting.creator, id, { status: 'shortlisted' });
    expect(body).toEqual({
      moveId: expect.any(String),
      moved: 1,
      refusedIds: [],
      undoUntil: new Date(t.clock.now().getTime() + 300_000).toISOString(),
    });
    expect((await rowOf(t, id)).status).toBe('shortlisted');
    expect(await seenBy(client, id)).toBe('submitted');
    expect(await newsOf(client)).toEqual([]);

    await tell(body.moveId);
    await tell(body.moveId);
    expect(await seenBy(client, id)).toBe('shortlisted');
    const [own] = (await client.call(notificationEndpoints.list)).body;
    expect(own).toMatchObject({
      title: 'You are shortlisted for DI Rhona Tait',
      content: 'Saltmarsh: the casting team would like to look closer.',
      link: `/opportunities?tab=mine&application=${id}`,
    });
    const told = await t.platform.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(inArray(notifications.userId, [user.id, client.user?.id ?? '']));
    expect(told.map(({ title }) => title).sort()).toEqual([
      'Ines Halloran is shortlisted for DI Rhona Tait',
      'You are shortlisted for DI Rhona Tait',
    ]);
  });

  it('that was overtaken is not told: only where someone came to stand, once', async () => {
    const casting = await makeCasting(t);
    const { id, client } = await makeApplicant(t, casting);
    const moveIds = [];
    for (const status of ['shortlisted', 'audition', 'callback']) {
      moveIds.push((await moveOne(casting.creator, id, { status })).body.moveId);
    }
    await tell(...moveIds);
    expect(await newsOf(client)).toEqual(['You have a callback for DI Rhona Tait']);
    expect((await historyOf(id)).filter(({ toldAt }) => toldAt !== null)).toHaveLength(1);
  });

  it('to where someone stands already leaves no trace', async () => {
    const casting = await makeCasting(t);
    const { id } = await makeApplicant(t, casting, { status: 'audition' });
    const { body } = await moveOne(casting.creator, id, { status: 'audition' });
    expect(body).toEqual({ moveId: null, moved: 0, refusedIds: [], undoUntil: null });
    expect(await historyOf(id)).toEqual([]);
  });

  it('of a booking is a release: with a reason, told at once', async () => {
    const casting = await makeCasting(t);
    const { id, client } = await makeApplicant(t, casting, { status: 'booked' });
    const { status, body } = await moveOne(casting.creator, id, { status: 'released' });
    expect([status, body.fields]).toEqual([400, { reason: expect.any(String) }]);
    const reason = 'The shoot moved to May';
    const released = await moveOne(casting.creator, id, { status: 'released', reason });
    expect(released.body).toMatchObject({ moved: 1, undoUntil: null });
    expect(await seenBy(client, id)).toBe('released');
    expect((await client.call(notificationEndpoints.list)).body).toMatchObject([
      { title: 'You are released from DI Rhona Tait', content: `Weighbridge Nine: ${reason}` },
    ]);
  });

  it('of many takes those who can go, names the others, and is told to each', async () => {
    const casting = await makeCasting(t);
    const people = await makeApplicants(t, casting, 500);
    const [gone] = await makeApplicants(t, casting, 1, { status: 'withdrawn' });
    const [elsewhere] = await makeApplicants(t, await makeCasting(t), 1);
    const strangers = [gone?.id ?? '', elsewhere?.id ?? ''];
    const ids = people.map(({ id }) => id);
    const applicationIds = [...ids, ...strangers];
    const { body } = await move(casting.creator, casting.roleId, {
      applicationIds,
      to: 'callback',
    });
    expect(body).toMatchObject({ moved: 500 });
    expect(body.refusedIds.sort()).toEqual(strangers.sort());
    expect(await statusesOf(ids)).toEqual(['callback']);

    await tell(body.moveId);
    const userIds = people.map(({ userId }) => userId);
    const told = await t.platform.db
      .select({ link: notifications.link })
      .from(notifications)
      .where(inArray(notifications.userId, userIds));
    expect(new Set(told.map(({ link }) => link)).size).toBe(500);
    const activities = await t.platform.db
      .select({ detail: productionActivities.detail })
      .from(productionActivities)
      .where(
        and(
          eq(productionActivities.roleId, casting.roleId),
          eq(productionActivities.kind, 'applications_moved'),
        ),
      );
    expect(activities).toEqual([{ detail: { count: 500, to: 'callback' } }]);
  });

  it('of the same people in two windows at once ends in one of the two places for all', async () => {
    const casting = await makeCasting(t);
    const ids = (await makeApplicants(t, casting, 40)).map(({ id }) => id);
    const answers = await Promise.all([
      move(casting.creator, casting.roleId, { applicationIds: ids, to: 'audition' }),
      move(casting.creator, casting.roleId, { applicationIds: ids.toReversed(), to: 'callback' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statusesOf(ids)).toHaveLength(1);
  });

  it('brings back someone who was answered, unless they have applied again', async () => {
    const casting = await makeCasting(t);
    const back = await makeApplicant(t, casting, {
      status: 'not_selected',
      toldAnswer: 'role_filled',
    });
    const { body } = await moveOne(casting.creator, back.id, { status: 'shortlisted' });
    await tell(body.moveId);
    expect(await rowOf(t, back.id)).toMatchObject({ toldStatus: 'shortlisted', toldAnswer: null });

    const again = await makeApplicant(t, casting, { status: 'not_selected' });
    await t.make.application({
      roleId: casting.roleId,
      callId: casting.callId,
      talentProfileId: again.profileId,
    });
    const refused = await moveOne(casting.creator, again.id, { status: 'shortlisted' });
    expect([refused.status, refused.body.code]).toEqual([409, 'ILLEGAL_MOVE']);
  });

  it('brings nobody back to a role that was cancelled', async () => {
    const casting = await makeCasting(t);
    const { creator, roleId } = casting;
    const { id } = await makeApplicant(t, casting, { status: 'not_selected' });
    const params = { id: roleId };
    await creator.call(productionRoleEndpoints.cancel, { params, body: { answer: 'role_cut' } });
    const refusals = [
      await moveOne(creator, id, { status: 'shortlisted' }),
      await move(creator, roleId, { applicationIds: [id], to: 'callback' }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'This role was cancelled.'],
      [409, 'This role was cancelled.'],
    ]);
    expect((await rowOf(t, id)).status).toBe('not_selected');
  });
});

describe('undoing', () => {
  it('puts everyone back, by anyone who may move, and nobody outside hears of it', async () => {
    const casting = await makeCasting(t);
    const { id, client } = await makeApplicant(t, casting, { status: 'viewed' });
    const since = (await rowOf(t, id)).statusSince;
    t.clock.advance({ minutes: 1 });
    const { body } = await moveOne(casting.creator, id, { status: 'callback' });
    const reviewer = await casting.colleague('review');
    expect((await undo(reviewer, casting.roleId, body.moveId)).body).toEqual({ undone: 1 });
    expect((await undo(reviewer, casting.roleId, body.moveId)).body).toEqual({ undone: 0 });
    expect(await rowOf(t, id)).toMatchObject({ status: 'viewed', statusSince: since });
    await tell(body.moveId);
    expect(await newsOf(client)).toEqual([]);
    const { body: seen } = await reviewer.call(applicationEndpoints.get, { params: { id } });
    expect(seen.history).toEqual([]);
  });

  it('leaves those alone who were moved on', async () => {
    const casting = await makeCasting(t);
    const [one, two] = (await makeApplicants(t, casting, 2)).map(({ id }) => id);
    const applicationIds = [one, two];
    const { creator, roleId } = casting;
    const { body } = await move(creator, roleId, { applicationIds, to: 'shortlisted' });
    await moveOne(creator, one ?? '', { status: 'audition' });
    expect((await undo(creator, roleId, body.moveId)).body).toEqual({ undone: 1 });
    expect((await rowOf(t, one ?? '')).status).toBe('audition');
    expect((await rowOf(t, two ?? '')).status).toBe('submitted');
  });

  it('lets an earlier move count again, which is then told', async () => {
    const casting = await makeCasting(t);
    const { creator, roleId } = casting;
    const { id, client } = await makeApplicant(t, casting);
    const first = (await moveOne(creator, id, { status: 'shortlisted' })).body.moveId;
    const second = (await moveOne(creator, id, { status: 'not_selected' })).body.moveId;
    await tell(first);
    expect(await newsOf(client)).toEqual([]);
    await undo(creator, roleId, second);
    await tell(first);
    expect(await newsOf(client)).toEqual(['You are shortlisted for DI Rhona Tait']);
  });

  it('comes too late once they were told, or the time is over', async () => {
    const casting = await makeCasting(t);
    const { creator, roleId } = casting;
    const { id } = await makeApplicant(t, casting);
    const told = (await moveOne(creator, id, { status: 'shortlisted' })).body.moveId;
    await tell(told);
    expect((await undo(creator, roleId, told)).body.code).toBe('TOO_LATE_TO_UNDO');
    const old = (await moveOne(creator, id, { status: 'audition' })).body.moveId;
    t.clock.advance({ seconds: 300 });
    expect((await undo(creator, roleId, old)).body.code).toBe('TOO_LATE_TO_UNDO');
    expect((await rowOf(t, id)).status).toBe('audition');
  });

  it('is not for those who only look, nor for other companies, nor for other roles', async () => {
    const casting = await makeCasting(t);
    const { id } = await makeApplicant(t, casting);
    const { body } = await moveOne(casting.creator, id, { status: 'shortlisted' });
    const { roleId } = casting;
    const other = await makeCasting(t);
    const outcomes = [
      await undo(await casting.colleague('view'), roleId, body.moveId),
      await undo(other.creator, roleId, body.moveId),
      await undo(other.creator, other.roleId, body.moveId),
    ];
    expect(outcomes.map(({ status }) => status)).toEqual([403, 404, 404]);
  });
});
