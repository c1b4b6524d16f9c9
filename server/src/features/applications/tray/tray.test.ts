import { applicationEndpoints } from '@callboard/contract/applications';
import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { count, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { lockComing } from '../../auditions/invitations/ending/lock-coming.ts';
import { notifications } from '../../notifications/tables.ts';
import { makeApplicant, makeApplicants, makeCasting, rowOf } from '../casting-team.fixture.ts';
import { answerEveryone } from '../moves/answer-everyone.ts';
import { cancelApplications } from '../moves/cancel-applications.ts';
import { applicationStatusChanges } from '../tables.ts';

const t = useTestServer({ UNDO_SECONDS: '300' });

type Casting = Awaited<ReturnType<typeof makeCasting>>;
const setStatus = (client: TestClient, id: string, body: object) =>
  client.call(applicationEndpoints.setStatus, { params: { id }, body });
const send = (client: TestClient, { roleId }: Casting, applicationIds: string[] | null = null) =>
  client.call(castingBoardEndpoints.sendAnswers, {
    params: { id: roleId },
    body: { applicationIds },
  });
const countsOf = async ({ creator, roleId }: Casting) =>
  (await creator.call(castingBoardEndpoints.board, { params: { id: roleId } })).body.counts;
const newsOf = async (client: TestClient) => (await client.call(notificationEndpoints.list)).body;
const NO = { status: 'not_selected', answer: 'dates_no_longer_work', teamReason: 'accent' };

describe('a no', () => {
  it('waits in the tray, where its talent is still what they were, until it is sent', async () => {
    const casting = await makeCasting(t);
    const { id, client } = await makeApplicant(t, casting, { status: 'audition' });
    await setStatus(casting.creator, id, NO);
    expect(await rowOf(t, id)).toMatchObject({
      status: 'audition',
      toldStatus: 'audition',
      unsentAnswer: 'dates_no_longer_work',
      teamReason: 'accent',
    });
    expect(await countsOf(casting)).toMatchObject({ all: 1, unsent: 1, audition: 0, ended: 0 });
    expect(await newsOf(client)).toEqual([]);

    expect((await send(casting.creator, casting)).body).toEqual({ sent: 1 });
    expect(await countsOf(casting)).toMatchObject({ all: 1, unsent: 0, ended: 1 });
    const { body } = await client.call(applicationEndpoints.get, { params: { id } });
    expect(body).toMatchObject({ status: 'not_selected', answer: 'dates_no_longer_work' });
    expect(JSON.stringify(body)).not.toContain('accent');
    expect(await newsOf(client)).toMatchObject([
      {
        title: 'An answer about DI Rhona Tait',
        content: 'Weighbridge Nine: the dates no longer work. Thank you for applying.',
      },
    ]);
    expect((await rowOf(t, id)).teamReason).toBe('accent');
  });

  it('can be taken out of the tray, even to where they stood, and undone both ways', async () => {
    const casting = await makeCasting(t);
    const { creator, roleId } = casting;
    const { id } = await makeApplicant(t, casting, { status: 'viewed' });
    const undo = (moveId: string) =>
      creator.call(castingBoardEndpoints.undoMove, { params: { id: roleId, moveId } });
    const put = (await setStatus(creator, id, NO)).body.moveId;
    const taken = await setStatus(creator, id, { status: 'viewed' });
    expect(taken.body.moved).toBe(1);
    expect(await rowOf(t, id)).toMatchObject({ unsentAnswer: null, teamReason: null });
    await undo(taken.body.moveId);
    expect(await rowOf(t, id)).toMatchObject({
      status: 'viewed',
      unsentAnswer: 'dates_no_longer_work',
      teamReason: 'accent',
    });
    expect((await undo(put)).body).toEqual({ undone: 1 });
    expect(await rowOf(t, id)).toMatchObject({ status: 'viewed', unsentAnswer: null });
  });

  it('waits on when it is looked at, and may be worded anew', async () => {
    const casting = await makeCasting(t);
    const { creator } = casting;
    const { id } = await makeApplicant(t, casting);
    await setStatus(creator, id, NO);
    await creator.call(castingBoardEndpoints.view, { params: { id } });
    expect((await setStatus(creator, id, NO)).body.moved).toBe(0);
    expect((await setStatus(creator, id, { ...NO, answer: 'role_cut' })).body.moved).toBe(1);
    expect(await rowOf(t, id)).toMatchObject({ status: 'viewed', unsentAnswer: 'role_cut' });
  });
});

describe('sending the tray', () => {
  it('twice at once answers everyone once', async () => {
    const casting = await makeCasting(t);
    const given = { unsentAnswer: 'role_filled' as const };
    const people = await makeApplicants(t, casting, 30, given);
    const { creator } = casting;
    const answers = await Promise.all([send(creator, casting), send(creator, casting)]);
    expect(answers.map(({ body }) => body.sent).sort()).toEqual([0, 30]);
    const userIds = people.map(({ userId }) => userId);
    const [told] = await t.platform.db
      .select({ count: count() })
      .from(notifications)
      .where(inArray(notifications.userId, userIds));
    expect(told?.count).toBe(30);
  });

  it('may send some of it, by those who review and by nobody else', async () => {
    const casting = await makeCasting(t);
    const given = { unsentAnswer: 'role_filled' as const };
    const [one, two] = await makeApplicants(t, casting, 2, given);
    const outcomes = [
      await send(await casting.colleague('view'), casting),
      await send(await t.signIn('client'), casting),
      await send(await casting.colleague('review'), casting, [one?.id ?? '']),
    ];
    expect(outcomes.map(({ status }) => status)).toEqual([403, 404, 200]);
    expect((await rowOf(t, one?.id ?? '')).status).toBe('not_selected');
    expect((await rowOf(t, two?.id ?? '')).unsentAnswer).toBe('role_filled');
  });
});

describe('when a role comes to its end', () => {
  it('everyone undecided is answered: as was chosen for them, else with one answer for all', async () => {
    const casting = await makeCasting(t);
    const { roleId } = casting;
    const [waiting] = await makeApplicants(t, casting, 1, { unsentAnswer: 'role_cut' });
    const [open] = await makeApplicants(t, casting, 1, { status: 'callback' });
    const [booked] = await makeApplicants(t, casting, 1, { status: 'booked' });
    const answered = await t.platform.transaction(async (tx) => {
      const coming = await lockComing(t.platform, tx, roleId);
      return answerEveryone(t.platform, tx, null, coming, 'role_filled');
    });
    expect(answered).toBe(2);
    expect(await rowOf(t, waiting?.id ?? '')).toMatchObject({ toldAnswer: 'role_cut' });
    expect(await rowOf(t, open?.id ?? '')).toMatchObject({
      status: 'not_selected',
      toldStatus: 'not_selected',
      toldAnswer: 'role_filled',
    });
    expect((await rowOf(t, booked?.id ?? '')).status).toBe('booked');
  });

  it('by being cancelled, everything that has not ended does, by nobody’s doing', async () => {
    const casting = await makeCasting(t);
    const { roleId } = casting;
    const { id, client } = await makeApplicant(t, casting, { status: 'booked' });
    const [gone] = await makeApplicants(t, casting, 1, { status: 'withdrawn' });
    const cancelled = await t.platform.transaction((tx) =>
      cancelApplications(t.platform, tx, null, { roleId, answer: 'role_cut' }),
    );
    expect(cancelled).toBe(1);
    expect(await rowOf(t, id)).toMatchObject({ toldStatus: 'role_cancelled' });
    expect((await rowOf(t, gone?.id ?? '')).status).toBe('withdrawn');
    expect(await newsOf(client)).toMatchObject([{ title: 'DI Rhona Tait was cancelled' }]);
    const changes = await t.platform.db
      .select()
      .from(applicationStatusChanges)
      .where(eq(applicationStatusChanges.applicationId, id));
    expect(changes).toMatchObject([{ actorUserId: null, toStatus: 'role_cancelled' }]);
  });
});
