import { applicationEndpoints } from '@callboard/contract/applications';
import { auditionEndpoints } from '@callboard/contract/auditions';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { expect, it, onTestFinished } from 'vitest';
import { connectSocket, nextEvent } from '../../../../test/socket-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { rowOf } from '../../applications/casting-team.fixture.ts';
import {
  ACCEPT,
  answer,
  DECLINE,
  invitationsOf,
  makeSession,
  type Person,
  RESCHEDULE,
} from '../session.fixture.ts';

const t = useTestServer();

const newsOf = async ({ client }: Person) =>
  (await client.call(notificationEndpoints.list)).body.map(({ title }: { title: string }) => title);
const onlyOf = async (person: Person) => (await invitationsOf(person))[0];

it('sending invites everyone who is seated, at once and once', async () => {
  const session = await makeSession(t, { round: 'callback' });
  const [one, other, waiting] = [
    await session.applicant(),
    await session.applicant(),
    await session.applicant(),
  ];
  await session.seat([one, other]);
  expect((await session.send()).body).toEqual({ invited: 2, askedAgain: 0, told: 0, cancelled: 0 });
  expect(await onlyOf(one)).toMatchObject({
    status: 'pending',
    respondedAt: null,
    round: 'callback',
    place: 'Tansy Road Hall',
    room: 'Room 1',
    version: 1,
    applicationId: one.id,
    callId: session.callId,
  });
  expect(await invitationsOf(waiting)).toEqual([]);
  // Their applications stand there for both sides, and nothing but the invitation tells it.
  expect(await rowOf(t, other.id)).toMatchObject({ status: 'callback', toldStatus: 'callback' });
  expect(await rowOf(t, waiting.id)).toMatchObject({ status: 'submitted' });
  expect(await newsOf(one)).toEqual(['You are invited to a callback for DI Rhona Tait']);
  expect((await session.send()).body.code).toBe('NOBODY_TO_TELL');
});

it('moving the session by an hour asks everyone again, whatever they had answered', async () => {
  const session = await makeSession(t);
  const people = [await session.applicant(), await session.applicant(), await session.applicant()];
  await session.seat(people);
  await session.send();
  const [yes, later, silent] = people as [Person, Person, Person];
  await answer(yes, ACCEPT);
  await answer(later, RESCHEDULE);
  const before = await onlyOf(yes);
  await session.shift(60);
  expect((await session.send()).body).toMatchObject({ invited: 0, askedAgain: 3 });
  const isAskedAgain = { status: 'pending', respondedAt: null, note: null, version: 2 };
  for (const person of [yes, later, silent]) {
    expect(await onlyOf(person)).toMatchObject(isAskedAgain);
  }
  const hour = Date.parse((await onlyOf(yes)).startsAt) - Date.parse(before.startsAt);
  expect(hour).toBe(60 * 60 * 1000);
  expect((await newsOf(yes))[0]).toBe('Your audition for DI Rhona Tait has changed');
});

it('other instructions are told and leave the answers; another place asks again', async () => {
  const session = await makeSession(t);
  const person = await session.applicant();
  await session.seat([person]);
  await session.send();
  await answer(person, ACCEPT);
  await session.change({ instructions: 'Bring a song.' });
  expect((await session.send()).body).toMatchObject({ told: 1, askedAgain: 0 });
  expect(await onlyOf(person)).toMatchObject({ status: 'accepted', version: 2 });
  await session.change({ place: 'Brindlow Yard' });
  expect((await session.send()).body).toMatchObject({ told: 0, askedAgain: 1 });
  expect(await onlyOf(person)).toMatchObject({ status: 'pending', place: 'Brindlow Yard' });
});

it('whoever declined leaves the plan, and seated again is asked again', async () => {
  const session = await makeSession(t);
  const [person, other] = [await session.applicant(), await session.applicant()];
  await session.seat([person]);
  await session.send();
  await answer(person, DECLINE);
  expect((await session.send()).body.code).toBe('NOBODY_TO_TELL');
  await session.seat([person], 1);
  expect((await session.send()).body).toMatchObject({ invited: 1 });
  expect(await onlyOf(person)).toMatchObject({ status: 'pending', respondedAt: null, version: 2 });

  await session.remove(person);
  await session.seat([other], 1);
  expect((await session.send()).body).toMatchObject({ invited: 1, cancelled: 1 });
  expect(await onlyOf(person)).toMatchObject({ status: 'cancelled' });
  expect((await onlyOf(person)).respondedAt).not.toBeNull();
  expect((await answer(person, ACCEPT)).body.code).toBe('INVITATION_ENDED');
});

it('who was given more time for a tape keeps it, whatever is sent to everyone', async () => {
  const session = await makeSession(t, { kind: 'self_tape', place: null });
  const [one, other] = [await session.applicant(), await session.applicant()];
  await session.seat([one, other]);
  await session.send();
  await answer(one, RESCHEDULE);
  const { id, startsAt } = await onlyOf(one);
  const inDays = (days: number) => new Date(Date.parse(startsAt) + days * 86_400_000).toISOString();
  const setDue = (dueAt: string) =>
    session.creator.call(auditionEndpoints.setDueTime, { params: { id }, body: { dueAt } });
  expect((await setDue(inDays(-1))).body.fields).toHaveProperty('dueAt');
  expect((await setDue(inDays(3))).status).toBe(204);
  expect(await onlyOf(one)).toMatchObject({ status: 'pending', version: 2, startsAt: inDays(3) });
  expect((await session.send()).body.code).toBe('NOBODY_TO_TELL');
  await session.change({ dueAt: inDays(1) });
  expect((await session.send()).body).toMatchObject({ askedAgain: 1 });
  expect(await onlyOf(one)).toMatchObject({ version: 2, startsAt: inDays(3) });
  expect(await onlyOf(other)).toMatchObject({ version: 2, startsAt: inDays(1) });
});

it('nobody outside the team learns of anything before it is sent', async () => {
  const session = await makeSession(t);
  const person = await session.applicant();
  await session.seat([person]);
  await session.send();
  await answer(person, ACCEPT);
  const unknown = await session.applicant();
  const learn = async ({ client, id }: Person) => [
    await invitationsOf({ client }),
    (await client.call(notificationEndpoints.list)).body,
    (await client.call(applicationEndpoints.get, { params: { id } })).body,
  ];
  const before = [await learn(person), await learn(unknown)];
  const heard: string[] = [];
  const { socket } = await connectSocket(unknown.client);
  onTestFinished(() => void socket.close());
  await socket.emitWithAck('join-user-room', unknown.user.id);
  socket.onAny((event: string) => heard.push(event));

  await session.seat([unknown], 1);
  await session.seat([person], 2);
  await session.change({
    place: 'Brindlow Yard',
    instructions: 'Bring a song.',
    round: 'callback',
  });
  await session.shift(30);
  expect([await learn(person), await learn(unknown)]).toEqual(before);

  const sent = nextEvent(socket, 'invitation:updated');
  await session.send();
  await sent;
  // One of each: none of them came before.
  expect(heard.toSorted()).toEqual([
    'application:updated',
    'invitation:updated',
    'notification:new',
  ]);
});

it('people answer while the team plans and sends: everybody gets an answer', async () => {
  const session = await makeSession(t);
  const people = [await session.applicant(), await session.applicant(), await session.applicant()];
  await session.seat(people);
  await session.send();
  const once = (at: number) => [
    session.shift(30),
    session.send(),
    ...people.map((person) => answer(person, [ACCEPT, DECLINE, RESCHEDULE][at % 3] ?? ACCEPT)),
    session.seat(people),
  ];
  const answers = await Promise.all([0, 1, 2].flatMap(once));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  await session.send();
  expect((await session.get()).unsentChanges).toBe(0);
});

it('nobody is asked to come at a time that has passed', async () => {
  const session = await makeSession(t);
  const applicant = await session.applicant();
  await session.seat([applicant]);
  await session.shift(-60 * 24 * 300);
  const refused = await session.send();
  expect([refused.status, refused.body.code]).toEqual([409, 'TIME_PASSED']);
  expect(await invitationsOf(applicant)).toEqual([]);
});
