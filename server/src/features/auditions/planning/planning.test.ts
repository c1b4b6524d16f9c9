import { auditionEndpoints as endpoints } from '@callboard/contract/auditions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import {
  makeApplicant,
  makeApplicants,
  makeCasting,
} from '../../applications/casting-team.fixture.ts';
import { talentAvailability } from '../../talent-profiles/availability/tables.ts';
import {
  clockTime,
  factsOf,
  flawsOf,
  markSent,
  planSession,
  type Session,
  scheduleOf,
} from './planning.fixture.ts';

const t = useTestServer();

/** Who comes when: `09:15` or nothing, by talent. */
function timesOf({ slots, seats }: Session): Record<string, string | null> {
  const starts = new Map(slots.map(({ id, startsAt }) => [id, startsAt.slice(11, 16)]));
  return Object.fromEntries(
    seats.map(({ talentProfileId, slotId }) => [talentProfileId, starts.get(slotId ?? '') ?? null]),
  );
}

async function planned(given: object = {}) {
  const casting = await makeCasting(t);
  const session = await planSession(t, casting, given);
  const call = (name: keyof typeof endpoints, body?: object, query?: object) =>
    casting.creator.call(endpoints[name], {
      params: { id: session.id },
      ...(body && { body }),
      ...(query && { query: { ...query } }),
    });
  return { casting, session, call, ...casting };
}

it('a session is planned with its slots, and its team reads all of it', async () => {
  const { session, call, productionId, roleId, creator } = await planned();
  expect(session).toMatchObject({
    productionId,
    productionTitle: 'Weighbridge Nine',
    roles: [{ id: roleId }],
    startsAt: clockTime(t, '09:00'),
    endsAt: clockTime(t, '10:00'),
    place: 'Studio 4',
    dueAt: null,
    sentAt: null,
    unsentChanges: 0,
    rights: 'manage',
    seats: [],
  });
  expect(session.slots).toHaveLength(4);
  expect((await call('get')).body).toEqual(session);
  const { body } = await creator.call(endpoints.list, { params: { id: productionId } });
  expect(body.items).toMatchObject([{ id: session.id, counts: { seated: 0, invited: 0 } }]);
});

it('nudity is refused wherever it is asked for, and the field is named', async () => {
  const { call } = await planned();
  const refused = await call('change', {
    instructions: 'Please undress for the second scene.',
    tape: { scenes: ['The topless scene'], wantsSlate: true, frame: null, maxMinutes: null },
  });
  expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  expect(Object.keys(refused.body.fields)).toEqual(['instructions', 'tape.scenes.0']);
  expect((await call('change', { instructions: 'No nudity is asked for.' })).status).toBe(200);
});

it('what it refers to has to be of the production, and a tape needs a time to come', async () => {
  const { casting, call, creator, productionId } = await planned();
  const foreign = await t.make.productionRole();
  const body = { ...factsOf(t, casting), roleIds: [foreign], sidesFileIds: [newId()] };
  const tape = { ...body, kind: 'self_tape', schedule: null };
  const params = { id: productionId };
  const refused = await creator.call(endpoints.create, { params, body: tape });
  expect(Object.keys(refused.body.fields).sort()).toEqual(['dueAt', 'roleIds', 'sidesFileIds']);
  const without = { ...factsOf(t, casting), schedule: null };
  const unscheduled = await creator.call(endpoints.create, { params, body: without });
  expect(Object.keys(unscheduled.body.fields)).toEqual(['schedule']);
  const past = { kind: 'self_tape', dueAt: clockTime(t, '09:00', -2) };
  expect((await call('change', past)).body.fields).toEqual({
    dueAt: 'Please choose a time to come',
  });
});

it('no figures are too wild for a schedule', async () => {
  const { call } = await planned();
  const ages = [{ from: '0000-01-01T00:00:00Z', to: '9999-12-31T00:00:00Z' }];
  const statuses = [];
  for (const windows of [ages, [{ ...ages[0], to: '0000-01-01T00:30:00Z' }]]) {
    const { status, body } = await call('makeSlots', {
      ...scheduleOf(t, '09:00', '10:00'),
      windows,
    });
    statuses.push([status, Object.keys(body.fields)]);
  }
  const far = await call('addSlot', {
    room: 'A',
    startsAt: '9999-12-31T23:59:00Z',
    minutes: 15,
    capacity: 1,
  });
  statuses.push([far.status, Object.keys(far.body.fields)]);
  expect(statuses).toEqual([
    [400, ['windows']],
    [400, ['windows']],
    [400, ['startsAt']],
  ]);
});

it('people are seated, moved and taken out all at once or not at all', async () => {
  const { session, call, roleId, casting } = await planned();
  const [one, two] = await makeApplicants(t, casting, 2);
  const [first, second] = session.slots.map(({ id }: { id: string }) => id);
  const seat = (who: typeof one, slotId: string | null) => ({
    talentProfileId: who?.talentProfileId,
    roleId,
    slotId,
  });
  const place = [seat(one, first), seat(two, second)];
  const seated = await call('seat', { place, remove: [] });
  expect(seated.body).toMatchObject({ counts: { seated: 2 }, unsentChanges: 2 });
  expect(seated.body.seats.map(({ change }: { change: string }) => change)).toEqual(['new', 'new']);

  const full = await call('seat', { place: [seat(two, first)], remove: [] });
  expect([full.status, full.body.code]).toEqual([409, 'SLOT_FULL']);
  const swapped = await call('seat', { place: [seat(one, second), seat(two, first)], remove: [] });
  expect(timesOf(swapped.body)).toEqual({
    [one?.talentProfileId ?? '']: '09:15',
    [two?.talentProfileId ?? '']: '09:00',
  });
  const left = await call('seat', { place: [], remove: [seat(one, null)] });
  expect(Object.values(timesOf(left.body))).toEqual(['09:00']);
});

it('nobody is seated whose profile the team may not see', async () => {
  const { call, roleId } = await planned();
  const hidden = await t.make.talent({ visibility: 'hidden' });
  const place = [{ talentProfileId: hidden.profileId, roleId, slotId: null }];
  const refused = await call('seat', { place, remove: [] });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['place']]);
});

it('a column of the board is seated in its order, around what people cannot do', async () => {
  const { call, roleId, casting } = await planned({ timeZone: 'UTC' });
  const [older] = await makeApplicants(t, casting, 1, { status: 'shortlisted' });
  t.clock.advance({ minutes: 1 });
  const [newer] = await makeApplicants(t, casting, 1, { status: 'shortlisted' });
  await makeApplicants(t, casting, 1, { status: 'viewed' });
  await makeApplicants(t, casting, 1, { status: 'shortlisted', unsentAnswer: 'role_filled' });
  await t.make.auditionInvitation({
    auditionId: await t.make.audition({ startsAt: new Date(clockTime(t, '09:00')) }),
    talentProfileId: newer?.talentProfileId ?? '',
    status: 'accepted',
    respondedAt: t.clock.now(),
  });
  const { body } = await call('autofill', { roleId, status: 'shortlisted' });
  expect(timesOf(body)).toEqual({
    [newer?.talentProfileId ?? '']: '09:15',
    [older?.talentProfileId ?? '']: '09:00',
  });
});

it('a conflict is told as such and nothing else of it', async () => {
  const { call, roleId, casting, session } = await planned({ timeZone: 'UTC' });
  const [away, free] = await makeApplicants(t, casting, 2, { status: 'shortlisted' });
  const day = clockTime(t, '09:00').slice(0, 10);
  await t.platform.db.insert(talentAvailability).values({
    id: newId(),
    talentProfileId: away?.talentProfileId ?? '',
    kind: 'booked_out',
    from: day,
    to: day,
  });
  const { body } = await call('candidates');
  const conflicts = Object.fromEntries(
    body.items.map((one: { talentProfileId: string; hasConflict: boolean }) => [
      one.talentProfileId,
      one.hasConflict,
    ]),
  );
  expect(conflicts).toEqual({
    [away?.talentProfileId ?? '']: true,
    [free?.talentProfileId ?? '']: false,
  });
  const slotId = session.slots[0]?.id;
  const place = [{ talentProfileId: away?.talentProfileId, roleId, slotId }];
  const seated = await call('seat', { place, remove: [] });
  expect(seated.body.seats).toMatchObject([{ hasConflict: true }]);
  expect(seated.text).not.toContain('booked_out');
});

it('candidates are who is not in it, the furthest along first, and found by name', async () => {
  const { call, casting, roleId } = await planned();
  const [viewed] = await makeApplicants(t, casting, 1, { status: 'viewed' });
  const [called] = await makeApplicants(t, casting, 1, { status: 'callback' });
  const [inIt] = await makeApplicants(t, casting, 1, { status: 'shortlisted' });
  await makeApplicants(t, casting, 1, { status: 'not_selected' });
  const place = [{ talentProfileId: inIt?.talentProfileId, roleId, slotId: null }];
  await call('seat', { place, remove: [] });
  const found = async (query: object) =>
    (await call('candidates', undefined, query)).body.items.map(
      ({ applicationId }: { applicationId: string }) => applicationId,
    );
  expect(await found({})).toEqual([called?.id, viewed?.id]);
  expect(await found({ q: 'qüill' })).toHaveLength(2);
  expect(await found({ q: 'nobody' })).toEqual([]);
});

it('moving everything shows who is asked again, and moving it back nobody', async () => {
  const { call, casting, roleId, session } = await planned();
  const { profileId } = await makeApplicant(t, casting);
  const slot = session.slots[0];
  await call('seat', {
    place: [{ talentProfileId: profileId, roleId, slotId: slot.id }],
    remove: [],
  });
  await t.make.auditionInvitation({
    auditionId: session.id,
    roleId,
    talentProfileId: profileId,
    slotId: slot.id,
    startsAt: new Date(slot.startsAt),
    endsAt: new Date(slot.endsAt),
    room: slot.room,
  });
  await markSent(t, session.id);
  const changesOf = ({ body }: Awaited<ReturnType<typeof call>>) => [
    body.unsentChanges,
    body.seats.map(({ change }: { change: string | null }) => change),
  ];
  expect(changesOf(await call('get'))).toEqual([0, [null]]);
  expect(changesOf(await call('shift', { minutes: 30 }))).toEqual([1, ['moved']]);
  expect(changesOf(await call('shift', { minutes: -30 }))).toEqual([0, [null]]);
  // Quarters again, but more of them: nobody who keeps their time is asked.
  const longer = scheduleOf(t, '09:00', '12:00');
  expect(changesOf(await call('makeSlots', longer))).toEqual([0, [null]]);
  expect(changesOf(await call('change', { place: 'Studio 5' }))).toEqual([1, ['facts_changed']]);
  const gone = { place: [], remove: [{ talentProfileId: profileId, roleId }] };
  expect(changesOf(await call('seat', gone))).toEqual([1, ['removed']]);
});

it('slots are added and removed, never two at once in a room', async () => {
  const { call, session, creator } = await planned();
  const slot = { room: 'A', startsAt: clockTime(t, '09:50'), minutes: 20, capacity: 2 };
  expect((await call('addSlot', slot)).body.code).toBe('ROOM_TAKEN');
  const added = await call('addSlot', { ...slot, room: 'B' });
  expect(added.body).toMatchObject({ endsAt: clockTime(t, '10:10') });
  expect(added.body.slots).toHaveLength(5);
  const params = { id: session.id, slotId: session.slots[0].id };
  const { body } = await creator.call(endpoints.removeSlot, { params });
  expect(body.startsAt).toBe(clockTime(t, '09:15'));
  expect((await creator.call(endpoints.removeSlot, { params })).status).toBe(404);
});

const STEPS = 24;
const anyStep = fc.record({
  name: fc.constantFrom('makeSlots', 'shift', 'autofill', 'seat', 'seat', 'seat'),
  minutes: fc.integer({ min: 10, max: 40 }),
  capacity: fc.integer({ min: 1, max: 2 }),
  rooms: fc.constantFrom(['A'], ['A', 'B']),
  picks: fc.array(fc.tuple(fc.nat(3), fc.nat(7), fc.nat(1)), { maxLength: 3 }),
});

it('whatever a team does, what is kept is a plan that people can follow', async () => {
  const casting = await makeCasting(t);
  const { creator, productionId, roleId } = casting;
  const other = await t.make.productionRole({ productionId });
  const roles = [roleId, other];
  const people = await makeApplicants(t, casting, 4, { status: 'viewed' });
  let session = await planSession(t, casting, { roleIds: roles });
  const params = { id: session.id };
  const statuses = new Set<number>();

  for (const step of fc.sample(anyStep, { numRuns: STEPS, seed: 5 })) {
    const { name, minutes, capacity, rooms, picks } = step;
    const place = picks.map(([who, where, role]) => ({
      talentProfileId: people[who]?.talentProfileId,
      roleId: roles[role],
      slotId: session.slots[where]?.id ?? null,
    }));
    const bodies = {
      makeSlots: scheduleOf(t, '09:00', '10:20', { minutes, capacity, rooms }),
      shift: { minutes },
      autofill: { roleId, status: 'viewed' },
      seat: { place, remove: [] },
    };
    const call = name as keyof typeof bodies;
    const answer = await creator.call(endpoints[call], { params, body: bodies[call] });
    statuses.add(answer.status);
    if (answer.status === 200) session = answer.body;
    expect(flawsOf(session)).toEqual([]);
  }
  expect((await creator.call(endpoints.get, { params })).body).toEqual(session);
  expect([...statuses].sort()).toEqual([200, 409]);
});

it('of two who take the last place at the same moment one is refused', async () => {
  const { call, roleId, casting, session } = await planned();
  const people = await makeApplicants(t, casting, 6);
  const slotId = session.slots[0].id;
  const answers = await Promise.all(
    people.map(({ talentProfileId }) =>
      call('seat', { place: [{ talentProfileId, roleId, slotId }], remove: [] }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

it('one that becomes a self-tape keeps its people and has no slots', async () => {
  const { call, roleId, casting } = await planned();
  await makeApplicants(t, casting, 2, { status: 'viewed' });
  await call('autofill', { roleId, status: 'viewed' });
  const dueAt = clockTime(t, '18:00', 9);
  const { body } = await call('change', { kind: 'self_tape', dueAt });
  expect(body).toMatchObject({ dueAt, startsAt: dueAt, slots: [], counts: { seated: 2 } });
  const refused = await call('makeSlots', scheduleOf(t, '09:00', '10:00'));
  expect(refused.body.fields).toEqual({ windows: 'A self-tape has no slots.' });
});

it('those to come are listed first, then the latest, a page at a time', async () => {
  const { creator, productionId, roleId } = await makeCasting(t);
  const starts = [-30, 2, -3, 50, 5];
  const ids = new Map<string, number>();
  for (const hours of starts) {
    const startsAt = new Date(t.clock.now().getTime() + hours * 3_600_000);
    ids.set(await t.make.audition({ productionId, startsAt }), hours);
  }
  const seen: (number | undefined)[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 2, ...(cursor && { cursor }) };
    const { body } = await creator.call(endpoints.list, { params: { id: productionId }, query });
    seen.push(...body.items.map(({ id }: { id: string }) => ids.get(id)));
    cursor = body.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual([2, 5, 50, -3, -30]);
  const query = { roleId };
  const { body } = await creator.call(endpoints.list, { params: { id: productionId }, query });
  expect(body.items).toEqual([]);
});
