import { auditionEndpoints as endpoints } from '@callboard/contract/auditions';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { productionEndpoints } from '@callboard/contract/productions';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connectSocket, nextEvent } from '../../../../../test/socket-client.ts';
import { useTestServer } from '../../../../../test/test-server.ts';
import { makeApplicant, makeCasting } from '../../../applications/casting-team.fixture.ts';
import { notifications } from '../../../notifications/tables.ts';
import { auditionInvitations } from '../../tables.ts';
import { type Casting, markSent, planSession } from '../planning.fixture.ts';

const t = useTestServer();

type Given = Partial<typeof auditionInvitations.$inferInsert>;

async function invite(casting: Casting, auditionId: string, given: Given = {}) {
  const applicant = await makeApplicant(t, casting);
  const invitationId = await t.make.auditionInvitation({
    auditionId,
    roleId: casting.roleId,
    talentProfileId: applicant.profileId,
    room: 'A',
    ...given,
  });
  return { ...applicant, invitationId };
}

async function invitationRow(id: string) {
  const [row] = await t.platform.db
    .select()
    .from(auditionInvitations)
    .where(eq(auditionInvitations.id, id));
  return row;
}

async function newsOf(userId: string) {
  const rows = await t.platform.db
    .select({
      kind: notifications.kind,
      title: notifications.title,
      content: notifications.content,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return rows.filter(({ kind }) => kind === 'audition');
}

it('calling an audition off tells everyone who waits for it, at once and by its code name', async () => {
  const casting = await makeCasting(t, { isConfidential: true, codeName: 'Project Heron' });
  const session = await planSession(t, casting);
  await markSent(t, session.id);
  const respondedAt = t.clock.now();
  const pending = await invite(casting, session.id);
  const accepted = await invite(casting, session.id, { status: 'accepted', respondedAt });
  const note = 'On holiday';
  const declined = await invite(casting, session.id, { status: 'declined', respondedAt, note });
  const { socket } = await connectSocket(pending.client);
  await socket.emitWithAck('join-user-room', pending.user.id);
  const heard = nextEvent(socket, 'invitation:updated');

  const params = { id: session.id };
  const body = { note: 'The studio was flooded.' };
  const { body: after } = await casting.creator.call(endpoints.cancel, { params, body });
  expect(after).toMatchObject({ cancelledAt: t.clock.now().toISOString(), unsentChanges: 0 });
  expect(await heard).toMatchObject({ invitationId: pending.invitationId });
  socket.close();

  for (const { invitationId } of [pending, accepted]) {
    const row = await invitationRow(invitationId);
    expect(row).toMatchObject({ status: 'cancelled', respondedAt: t.clock.now(), version: 2 });
  }
  expect(await invitationRow(declined.invitationId)).toMatchObject({ status: 'declined' });
  const [news] = await newsOf(accepted.user.id);
  expect(news?.title).toMatch(/^Your audition for .+ was called off$/);
  expect(news?.content).toMatch(/^Project Heron: it was to be .+ The studio was flooded\.$/);
  expect(await newsOf(declined.user.id)).toEqual([]);

  const again = await casting.creator.call(endpoints.cancel, { params, body });
  expect([again.status, again.body.code]).toEqual([409, 'AUDITION_CANCELLED']);
  const shifted = await casting.creator.call(endpoints.shift, { params, body: { minutes: 5 } });
  expect(shifted.body.code).toBe('AUDITION_CANCELLED');
});

it('one of which somebody was told is not removed', async () => {
  const casting = await makeCasting(t);
  const { id } = await planSession(t, casting);
  await invite(casting, id);
  const refused = await casting.creator.call(endpoints.remove, { params: { id } });
  expect([refused.status, refused.body.code]).toEqual([409, 'AUDITION_SENT']);
});

it('with a role its part of the auditions is cancelled, for those who did not apply too', async () => {
  const casting = await makeCasting(t);
  const { creator, productionId, roleId } = casting;
  const other = await t.make.productionRole({ productionId });
  const { id } = await planSession(t, casting, { roleIds: [roleId, other] });
  await markSent(t, id);
  const guest = await t.make.talent();
  const talentProfileId = guest.profileId;
  const place = [roleId, other].map((one) => ({ talentProfileId, roleId: one, slotId: null }));
  await creator.call(endpoints.seat, { params: { id }, body: { place, remove: [] } });
  const [cut = '', kept = ''] = [
    await t.make.auditionInvitation({ auditionId: id, roleId, talentProfileId }),
    await t.make.auditionInvitation({ auditionId: id, roleId: other, talentProfileId }),
  ];

  const body = { answer: 'role_cut' };
  await creator.call(productionRoleEndpoints.cancel, { params: { id: roleId }, body });
  expect([(await invitationRow(cut))?.status, (await invitationRow(kept))?.status]).toEqual([
    'cancelled',
    'pending',
  ]);
  expect(await newsOf(guest.user.id)).toMatchObject([
    { title: expect.stringContaining('was called off') },
  ]);
  const session = await creator.call(endpoints.get, { params: { id } });
  expect(session.body.seats.map((seat: { roleId: string }) => seat.roleId)).toEqual([other]);
  const again = { place: [{ talentProfileId, roleId, slotId: null }], remove: [] };
  const refused = await creator.call(endpoints.seat, { params: { id }, body: again });
  expect(refused.status).toBe(400);
});

it('with a production everything to come of it ends: roles, calls, auditions, and all are told', async () => {
  const casting = await makeCasting(t, { isConfidential: true, codeName: 'Project Heron' });
  const { creator, productionId, roleId } = casting;
  const session = await planSession(t, casting);
  await markSent(t, session.id);
  const pending = await invite(casting, session.id);
  const times = { startsAt: new Date(0), endsAt: new Date(60_000), respondedAt: t.clock.now() };
  const seen = await invite(casting, session.id, { status: 'accepted', ...times });
  const planned = await planSession(t, casting);
  const params = { id: productionId };
  const { body: before } = await creator.call(productionEndpoints.cancelling, { params });
  expect(before).toEqual({ calls: 1, open: 2, booked: 0, auditions: 2, invited: 1 });

  const body = { status: 'cancelled' };
  expect((await creator.call(productionEndpoints.change, { params, body })).status).toBe(200);
  for (const { id } of [session, planned]) {
    const { body: after } = await creator.call(endpoints.get, { params: { id } });
    expect(after).toMatchObject({ cancelledAt: t.clock.now().toISOString(), unsentChanges: 0 });
  }
  expect(await invitationRow(pending.invitationId)).toMatchObject({ status: 'cancelled' });
  expect(await invitationRow(seen.invitationId)).toMatchObject({ status: 'accepted' });
  const [news] = await newsOf(pending.user.id);
  expect(news?.content).toMatch(/^Project Heron: .+ The production was cancelled\.$/);
  expect(await newsOf(seen.user.id)).toEqual([]);

  const { body: after } = await creator.call(productionEndpoints.cancelling, { params });
  expect(after).toEqual({ calls: 0, open: 0, booked: 0, auditions: 0, invited: 0 });
  const role = await creator.call(productionRoleEndpoints.get, { params: { id: roleId } });
  expect(role.body).toMatchObject({
    cancelledAt: t.clock.now().toISOString(),
    call: { status: 'cancelled' },
    counts: { ended: 2 },
  });
  const refused = await creator.call(productionRoleEndpoints.duplicate, { params: { id: roleId } });
  expect(refused.body.code).toBe('PRODUCTION_CANCELLED');
  const copy = await creator.call(productionEndpoints.duplicate, { params });
  const roles = await creator.call(productionRoleEndpoints.list, { params: { id: copy.body.id } });
  expect(roles.body.items).toMatchObject([{ cancelledAt: null }]);
});

it('a session of which the last role is cancelled is called off with it', async () => {
  const casting = await makeCasting(t);
  const session = await planSession(t, casting);
  const cancelling = { params: { id: casting.roleId }, body: { answer: 'role_cut' } };
  await casting.creator.call(productionRoleEndpoints.cancel, cancelling);
  const { body } = await casting.creator.call(endpoints.get, { params: { id: session.id } });
  expect(body.cancelledAt).toBe(t.clock.now().toISOString());
});
