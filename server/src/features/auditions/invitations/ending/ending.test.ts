import { applicationEndpoints } from '@callboard/contract/applications';
import { castingBoardEndpoints } from '@callboard/contract/casting-board';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connectSocket, nextEvent } from '../../../../../test/socket-client.ts';
import type { TestClient } from '../../../../../test/test-client.ts';
import { useTestServer } from '../../../../../test/test-server.ts';
import { makeApplicant } from '../../../applications/casting-team.fixture.ts';
import { ACCEPT, answer, invitationsOf, makeSession, type Session } from '../../session.fixture.ts';
import { auditionInvitations, auditionSeats } from '../../tables.ts';

const t = useTestServer();

const setStatus = (client: TestClient, id: string, body: object) =>
  client.call(applicationEndpoints.setStatus, { params: { id }, body });
const withdraw = ({ client, id }: { client: TestClient; id: string }) =>
  setStatus(client, id, { status: 'withdrawn' });
const sendAnswers = ({ creator, roleId }: Session) =>
  creator.call(castingBoardEndpoints.sendAnswers, {
    params: { id: roleId },
    body: { applicationIds: null },
  });
const titlesOf = async (client: TestClient) =>
  (await client.call(notificationEndpoints.list)).body.map(({ title }: { title: string }) => title);
const rowsOf = (talentProfileId: string) =>
  t.platform.db
    .select()
    .from(auditionInvitations)
    .where(eq(auditionInvitations.talentProfileId, talentProfileId));
const seated = async ({ params }: Session) => {
  const { talentProfileId, auditionId } = auditionSeats;
  const rows = await t.platform.db
    .select({ talentProfileId })
    .from(auditionSeats)
    .where(eq(auditionId, params.id));
  return rows.map((row) => row.talentProfileId);
};

it('whoever withdraws is not expected any more, and their time is free', async () => {
  const session = await makeSession(t);
  const [leaving, staying] = [await session.applicant(), await session.applicant()];
  await session.seat([leaving, staying]);
  await session.send();
  await answer(leaving, ACCEPT);
  const past = await t.make.audition({
    productionId: session.productionId,
    startsAt: new Date(t.clock.now().getTime() - 60 * 60 * 1000),
  });
  const { roleId } = session;
  const talentProfileId = leaving.profileId;
  await t.make.auditionInvitation({ auditionId: past, roleId, talentProfileId });
  const newsBefore = await titlesOf(session.creator);
  const { socket } = await connectSocket(session.creator);
  await socket.emitWithAck('join-user-room', session.creator.user?.id ?? '');
  const heard = nextEvent(socket, 'audition:changed');

  expect((await withdraw(leaving)).status).toBe(200);
  expect(await heard).toMatchObject({ auditionId: session.params.id });
  socket.close();
  const rows = await rowsOf(leaving.profileId);
  expect(rows.find(({ auditionId }) => auditionId !== past)).toMatchObject({
    status: 'declined',
    note: 'Withdrew the application',
    respondedAt: t.clock.now(),
  });
  expect(rows.find(({ auditionId }) => auditionId === past)).toMatchObject({ status: 'pending' });
  expect(await seated(session)).toEqual([staying.profileId]);
  expect((await session.get()).unsentChanges).toBe(0);
  expect(await invitationsOf(staying)).toMatchObject([{ status: 'pending' }]);
  expect(await titlesOf(session.creator)).toEqual(newsBefore);

  const again = await withdraw(leaving);
  expect([again.status, again.body.code]).toEqual([409, 'ILLEGAL_MOVE']);
});

it('whoever gets a no or is released is not expected either, and hears of it once', async () => {
  const session = await makeSession(t);
  const [refused, waiting] = [await session.applicant(), await session.applicant()];
  const booked = await makeApplicant(t, session, { status: 'booked' });
  await session.seat([refused, waiting, booked]);
  await session.send();
  await setStatus(session.creator, refused.id, { status: 'not_selected' });
  expect(await invitationsOf(refused)).toMatchObject([{ status: 'pending' }]);

  await sendAnswers(session);
  await setStatus(session.creator, booked.id, { status: 'released', reason: 'The scene was cut' });
  for (const { client, profileId } of [refused, booked]) {
    const [row] = await rowsOf(profileId);
    expect(row).toMatchObject({ status: 'cancelled', respondedAt: t.clock.now(), version: 2 });
    expect(await titlesOf(client)).toHaveLength(2);
  }
  expect(await invitationsOf(waiting)).toMatchObject([{ status: 'pending' }]);
  expect(await seated(session)).toEqual([waiting.profileId]);
  expect((await session.get()).unsentChanges).toBe(0);
});

it('applications end while their auditions are planned, sent and answered', async () => {
  const session = await makeSession(t);
  const people = [
    await session.applicant(),
    await session.applicant(),
    await session.applicant(),
  ] as const;
  await session.seat(people);
  await session.send();
  const [leaving, refused, staying] = people;
  await setStatus(session.creator, refused.id, { status: 'not_selected' });
  const outcomes = await Promise.all([
    session.shift(5),
    answer(leaving, ACCEPT),
    withdraw(leaving),
    session.send(),
    answer(refused, ACCEPT),
    sendAnswers(session),
    session.shift(5),
    session.send(),
    answer(staying, ACCEPT),
  ]);
  expect(outcomes.map(({ status }) => status)).not.toContain(500);
  expect((await rowsOf(leaving.profileId))[0]?.status).toBe('declined');
  expect((await rowsOf(refused.profileId))[0]?.status).toBe('cancelled');
});
