import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import { auditionEndpoints } from '@callboard/contract/auditions';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { TestClient } from '../../../../../test/test-client.ts';
import { useTestServer } from '../../../../../test/test-server.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import {
  ACCEPT,
  answer,
  DECLINE,
  invitationsOf,
  makeSession,
  type Person,
  RESCHEDULE,
} from '../../session.fixture.ts';
import { auditionInvitations } from '../../tables.ts';

const t = useTestServer();

const idOf = ({ user }: TestClient) => user?.id ?? '';
const detailOf = async (person: Person) => {
  const [{ id }] = await invitationsOf(person);
  return (await person.client.call(auditionInvitationEndpoints.get, { params: { id } })).body;
};
const rowsOf = (profileId: string) =>
  t.platform.db
    .select()
    .from(auditionInvitations)
    .where(eq(auditionInvitations.talentProfileId, profileId));

async function invited(session: Awaited<ReturnType<typeof makeSession>>) {
  const person = await session.applicant();
  await session.seat([person]);
  await session.send();
  return person;
}

it('of two who accept the last free time at once one has it, the other reads what is left', async () => {
  const session = await makeSession(t, { isOpenBooking: true });
  const [one, other] = [await session.applicant(), await session.applicant()];
  await session.seat([one, other]);
  await session.send();
  const [first, second, third] = (await detailOf(one)).freeSlots;
  const take = (person: Person, slotId: string) => answer(person, { ...ACCEPT, slotId });
  expect((await answer(one, ACCEPT)).body.fields).toHaveProperty('slotId');

  const answers = await Promise.all([take(one, second.id), take(other, second.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({ code: 'SLOT_TAKEN' });
  expect(refused.message).toBe(
    'That time has just been taken. Still free: Monday 9 March at 09:00 GMT; Monday 9 March at 11:00 GMT.',
  );
  const holders = await t.platform.db
    .select()
    .from(auditionInvitations)
    .where(eq(auditionInvitations.slotId, second.id));
  expect(holders).toMatchObject([{ status: 'accepted', room: 'Room 1', isToBeChosen: false }]);

  // Until it is over the last answer counts: whoever has it may take another and frees it.
  const [winner, loser] = answers[0].status === 200 ? [one, other] : [other, one];
  expect((await detailOf(loser)).freeSlots).toEqual([first, third]);
  expect((await take(winner, first.id)).body).toMatchObject({ startsAt: first.startsAt });
  expect((await take(loser, second.id)).status).toBe(200);
});

it('two things at one time are accepted only by saying so', async () => {
  const session = await makeSession(t);
  const person = await invited(session);
  await answer(person, ACCEPT);
  const elsewhere = await makeSession(t);
  const place = [
    { talentProfileId: person.profileId, roleId: elsewhere.roleId, slotId: elsewhere.slotIds[0] },
  ];
  await t.make.application({
    roleId: elsewhere.roleId,
    callId: elsewhere.callId,
    talentProfileId: person.profileId,
    submittedByUserId: person.user.id,
  });
  await elsewhere.creator.call(auditionEndpoints.seat, {
    params: elsewhere.params,
    body: { place, remove: [] },
  });
  await elsewhere.send();
  const { id } = (await invitationsOf(person)).find(
    ({ status }: { status: string }) => status === 'pending',
  );
  const accept = (more: object = {}) =>
    person.client.call(auditionInvitationEndpoints.answer, {
      params: { id },
      body: { ...ACCEPT, version: 1, ...more },
    });
  expect((await accept()).body.code).toBe('TIME_OVERLAPS');
  const { body } = await person.client.call(auditionInvitationEndpoints.get, { params: { id } });
  expect(body.overlaps).toMatchObject([{ title: 'DI Rhona Tait in Weighbridge Nine' }]);
  // The database does not let it happen either.
  const write = t.platform.db
    .update(auditionInvitations)
    .set({ status: 'accepted', respondedAt: t.clock.now() })
    .where(eq(auditionInvitations.id, id));
  await expect(write).rejects.toMatchObject({
    cause: { constraint: 'audition_invitations_accepted' },
  });
  expect((await accept({ confirmOverlap: true })).body).toMatchObject({ status: 'accepted' });
});

it('times that are over, or end before they begin, cannot be proposed', async () => {
  const person = await invited(await makeSession(t));
  const inDays = (days: number) =>
    new Date(t.clock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString();
  const propose = (from: number, to: number) =>
    answer(person, { ...RESCHEDULE, proposals: [{ from: inDays(from), to: inDays(to) }] });
  expect((await propose(-2, -1)).body.fields).toHaveProperty('proposals');
  expect((await propose(3, 2)).status).toBe(400);
  expect((await propose(2, 3)).body).toMatchObject({ proposals: [{ from: inDays(2) }] });
});

it('an answer to what was changed meanwhile is refused, and so is one when it is over', async () => {
  const session = await makeSession(t);
  const person = await invited(session);
  const [{ id, version }] = await invitationsOf(person);
  await session.shift(30);
  await session.send();
  const late = await person.client.call(auditionInvitationEndpoints.answer, {
    params: { id },
    body: { ...ACCEPT, version },
  });
  expect(late.body.code).toBe('CONFLICT');
  expect((await answer(person, ACCEPT)).status).toBe(200);

  const past = await makeSession(t);
  const missed = await invited(past);
  t.clock.advance({ days: 8 });
  expect((await detailOf(missed)).mayAnswer).toBe(false);
  expect((await answer(missed, ACCEPT)).body.code).toBe('INVITATION_ENDED');
});

it('who changes their mind has their place again, unless it was given away', async () => {
  const session = await makeSession(t);
  const person = await invited(session);
  await answer(person, DECLINE);
  expect((await answer(person, ACCEPT)).body).toMatchObject({ status: 'accepted', note: null });
  expect((await session.get()).seats).toMatchObject([{ slotId: session.slotIds[0], change: null }]);

  await answer(person, DECLINE);
  const other = await session.applicant();
  await session.seat([other]);
  expect((await answer(person, ACCEPT)).body.code).toBe('SLOT_TAKEN');
  expect((await answer(person, RESCHEDULE)).body).toMatchObject({ status: 'reschedule_requested' });
});

it('only the talent’s own side answers, and both sides read who did', async () => {
  const session = await makeSession(t);
  const person = await invited(session);
  const { profileId, user } = person;
  const [guardian, assigned, unassigned, stranger, admin, outsider] = await Promise.all([
    t.signIn('client'),
    t.signIn('agent'),
    t.signIn('agent'),
    t.signIn('talent'),
    t.signIn('admin'),
    t.signIn('client'),
  ]);
  await t.platform.db
    .update(talentProfiles)
    .set({ ownerUserId: idOf(guardian) })
    .where(eq(talentProfiles.id, profileId));
  const portfolioId = await t.make.portfolio({});
  await t.make.representation({ portfolioId, talentProfileId: profileId });
  for (const agent of [assigned, unassigned]) {
    await t.make.portfolioMember({ portfolioId, userId: idOf(agent) });
  }
  await t.make.assignment({ portfolioId, talentProfileId: profileId, userId: idOf(assigned) });

  const [{ id }] = await invitationsOf(person);
  const table: Record<string, [number, number]> = {};
  const everyone = { talent: person.client, guardian, assigned, unassigned, stranger, admin };
  const team = { team: session.creator, outsider };
  for (const [name, who] of Object.entries({ ...everyone, ...team })) {
    const looked = await who.call(auditionInvitationEndpoints.get, { params: { id } });
    const answered = await answer(person, ACCEPT, who);
    table[name] = [looked.status, answered.status];
  }
  expect(table).toEqual({
    talent: [200, 200],
    guardian: [200, 200],
    assigned: [200, 200],
    unassigned: [404, 404],
    stranger: [404, 404],
    admin: [200, 403],
    team: [200, 404],
    outsider: [404, 404],
  });

  await answer(person, DECLINE, assigned);
  const newsOf = async (who: TestClient) => (await who.call(notificationEndpoints.list)).body[0];
  const told = {
    title: 'Ines Halloran declined the audition for DI Rhona Tait',
    content: expect.stringContaining('They say: Filming elsewhere.'),
  };
  expect(await newsOf(session.creator)).toMatchObject(told);
  expect(await newsOf(person.client)).toMatchObject(told);
  expect(await newsOf(guardian)).toMatchObject(told);
  const { body } = await person.client.get(`/api/talent-profiles/${profileId}/acts`);
  expect(body.items[0]).toMatchObject({
    act: 'auditions.invitation-declined',
    subject: 'DI Rhona Tait in Weighbridge Nine',
    link: `/invitations?invitation=${id}`,
  });
  const ofPortfolio = await assigned.call(auditionInvitationEndpoints.invitations, {
    query: { portfolioId },
  });
  expect(ofPortfolio.body.invitations).toMatchObject([{ id, talent: { userId: user.id } }]);
  const notTheirs = await unassigned.call(auditionInvitationEndpoints.invitations, {
    query: { portfolioId },
  });
  expect(notTheirs.body.invitations).toEqual([]);
});

it('on the day the latest tick counts, whichever arrives first', async () => {
  const session = await makeSession(t);
  const person = await invited(session);
  const [{ id }] = await invitationsOf(person);
  t.clock.advance({ days: 7 });
  const tick = (second: number, body: object) =>
    session.creator.call(auditionEndpoints.attend, {
      params: { id },
      body: {
        at: new Date(t.clock.now().getTime() - 60_000 + second * 1000).toISOString(),
        ...body,
      },
    });
  const statusOf = async () => (await rowsOf(person.profileId))[0];
  expect((await tick(20, { status: 'attended', note: 'Warm.' })).status).toBe(204);
  expect((await tick(10, { status: 'no_show' })).status).toBe(204);
  expect(await statusOf()).toMatchObject({ status: 'attended', dayNote: 'Warm.' });
  expect((await statusOf())?.respondedAt).not.toBeNull();
  await tick(30, { status: 'accepted', checkedInAt: t.clock.now().toISOString() });
  expect(await statusOf()).toMatchObject({ status: 'accepted', checkedInAt: t.clock.now() });
  // A phone that is an hour ahead does not have the last word.
  await tick(3600, { status: 'no_show' });
  t.clock.advance({ minutes: 5 });
  await tick(50, { status: 'attended' });
  expect(await statusOf()).toMatchObject({ status: 'attended' });
  expect((await invitationsOf(person))[0]).not.toHaveProperty('dayNote');
  expect((await person.client.call(auditionEndpoints.attend, { params: { id } })).status).toBe(403);
});

it('on the day a check-in from a phone without a connection is not lost to a note that came first', async () => {
  const session = await makeSession(t);
  const person = await invited(session);
  const [{ id }] = await invitationsOf(person);
  t.clock.advance({ days: 7 });
  const ago = (minutes: number) =>
    new Date(t.clock.now().getTime() - minutes * 60_000).toISOString();
  const tick = (minutes: number, body: object) =>
    session.creator.call(auditionEndpoints.attend, {
      params: { id },
      body: { at: ago(minutes), ...body },
    });
  await tick(5, { note: 'Read the second scene.' });
  const arrived = ago(20);
  await tick(20, { status: 'attended', checkedInAt: arrived, note: 'At the door.' });
  expect((await rowsOf(person.profileId))[0]).toMatchObject({
    status: 'attended',
    checkedInAt: new Date(arrived),
    dayNote: 'Read the second scene.',
    tickedAt: new Date(ago(5)),
  });
});
