import { backgroundEndpoints as endpoints } from '@callboard/contract/background';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestClient, type TestResponse } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { makeCasting } from '../applications/casting-team.fixture.ts';
import { notifications } from '../notifications/tables.ts';

const t = useTestServer();

const DAY = '2026-05-04';
type Person = { user: { id: string }; profileId: string; client: TestClient };

async function makePeople(howMany: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: howMany }, async () => {
      const { user, profileId } = await t.make.talent({ visibility: 'public' });
      return { user, profileId, client: new TestClient(t.url, await t.make.session({ user })) };
    }),
  );
}

/** A day for which so many are needed and these people were asked. */
async function makeDay(needed: number, people: readonly Person[], day = DAY) {
  const casting = await makeCasting(t);
  const { creator, roleId } = casting;
  const setNeeded = (days: { day: string; needed: number }[]) =>
    creator.call(endpoints.setDays, { params: { id: roleId }, body: { days } });
  const { body: set } = await setNeeded([{ day, needed }]);
  const dayId: string = set.items[0].id;
  const talentProfileIds = people.map(({ profileId }) => profileId);
  const ask = () =>
    creator.call(endpoints.ask, { params: { id: dayId }, body: { talentProfileIds } });
  const { body, status } = await ask();
  expect(status, JSON.stringify(body)).toBe(201);
  const bookingOf = ({ profileId }: Person): string =>
    body.people.find((one: { talent: { id: string } }) => one.talent.id === profileId).id;
  const answer = (person: Person, given: string, client = person.client): Promise<TestResponse> =>
    client.call(endpoints.answer, {
      params: { id: bookingOf(person) },
      body: { answer: given },
    });
  const release = (person: Person) =>
    creator.call(endpoints.release, { params: { id: bookingOf(person) } });
  const look = async () => {
    const { body: seen } = await creator.call(endpoints.days, { params: { id: roleId } });
    return seen.items[0];
  };
  const own = async ({ client }: Person) => (await client.call(endpoints.own)).body.items[0];
  return { ...casting, dayId, setNeeded, ask, bookingOf, answer, release, look, own };
}

const newsOf = async ({ user }: Person, title: string) =>
  t.platform.db
    .select({ content: notifications.content })
    .from(notifications)
    .where(and(eq(notifications.userId, user.id), like(notifications.title, title)));

describe('a day that people were asked for', () => {
  it('is filled by the first to confirm, and the others wait in order, when all come at once', async () => {
    const people = await makePeople(20);
    const { answer, look, own } = await makeDay(5, people);
    const answers = await Promise.all(people.map((person) => answer(person, 'confirm')));
    const statuses = answers.map(({ body }) => body.status);
    expect(statuses.filter((status) => status === 'confirmed')).toHaveLength(5);
    const day = await look();
    expect([day.confirmed, day.waitlisted, day.asked]).toEqual([5, 15, 0]);
    // What each was told when they came is what stands.
    const told = answers.flatMap(({ body }) => body.place ?? []).sort((a, b) => a - b);
    const places = day.people.flatMap(({ place }: { place: number | null }) => place ?? []);
    expect([told, places]).toEqual([places, Array.from({ length: 15 }, (_, at) => at + 1)]);
    const at = answers.findIndex(({ body }) => body.place === 3);
    expect(await own(people[at] as Person)).toMatchObject({ status: 'waitlisted', place: 3 });
  }, 60_000);

  it('goes to whoever waits longest when someone drops, is let go, or more are needed', async () => {
    const people = await makePeople(4);
    const [ada, ben, cleo, dov] = people as [Person, Person, Person, Person];
    const { answer, release, setNeeded, look, own, creator } = await makeDay(1, people);
    for (const person of people) await answer(person, 'confirm');
    expect((await look()).people.map(({ place }: { place: number | null }) => place)).toEqual([
      null,
      1,
      2,
      3,
    ]);

    await answer(ada, 'decline');
    expect(await own(ben)).toMatchObject({ status: 'confirmed', place: null });
    expect(await newsOf(ben, 'A place on 4 May 2026%')).toHaveLength(1);
    const [loss] = await newsOf({ ...ada, user: { id: creator.user?.id ?? '' } }, '%no longer%');
    expect(loss?.content).toContain('had confirmed and has now declined');
    await release(ben);
    expect(await newsOf(ben, 'Released from 4 May 2026%')).toHaveLength(1);
    expect((await answer(ben, 'confirm')).body.code).toBe('BOOKING_ENDED');
    expect([(await own(cleo)).status, (await own(dov)).place]).toEqual(['confirmed', 1]);
    await setNeeded([{ day: DAY, needed: 3 }]);
    expect((await own(dov)).status).toBe('confirmed');
    // Whoever declined may come after all while there is a place.
    expect((await answer(ada, 'confirm')).body).toMatchObject({ status: 'confirmed' });
  });

  it('stays while anybody is in it, and goes once they are released', async () => {
    const [ada] = (await makePeople(1)) as [Person];
    const { setNeeded, release, ask } = await makeDay(2, [ada]);
    expect((await setNeeded([])).body.code).toBe('DAY_IN_USE');
    await release(ada);
    await ask();
    expect((await newsOf(ada, 'Asked for 4 May 2026%')).length).toBe(2);
    await ask();
    expect((await newsOf(ada, 'Asked for 4 May 2026%')).length).toBe(2);
    await release(ada);
    expect((await setNeeded([])).body.items).toEqual([]);
  });

  it('has a call time that those with a place are told, and nobody else reads', async () => {
    const people = await makePeople(3);
    const [ada, ben] = people as [Person, Person, Person];
    const { creator, dayId, answer, look, own } = await makeDay(1, people);
    await answer(ada, 'confirm');
    await answer(ben, 'confirm');
    const body = { time: '06:30', place: 'Unit base, Leith', message: 'Warm layers, please.' };
    const sent = await creator.call(endpoints.sendCallTime, { params: { id: dayId }, body });
    expect(sent.body).toEqual({ told: 1 });
    expect(await newsOf(ada, 'Call time for 4 May 2026%')).toEqual([
      { content: 'Weighbridge Nine: 06:30, Unit base, Leith. Warm layers, please.' },
    ]);
    expect(await newsOf(ben, 'Call time%')).toEqual([]);
    expect([(await own(ada)).callTime, (await own(ben)).callTime]).toEqual([body, null]);
    expect((await look()).callTime).toMatchObject(body);
    await answer(ada, 'decline');
    expect((await own(ben)).callTime).toEqual(body);
    const [place] = await newsOf(ben, 'A place on%');
    expect(place?.content).toContain('06:30, Unit base, Leith.');
  });

  it('is over for everyone when the role is cancelled', async () => {
    const people = await makePeople(2);
    const [ada, ben] = people as [Person, Person];
    const { creator, roleId, answer, own, ask } = await makeDay(1, people);
    await answer(ada, 'confirm');
    const params = { id: roleId };
    await creator.call(productionRoleEndpoints.cancel, { params, body: { answer: 'role_cut' } });
    expect([(await own(ada)).status, (await own(ben)).status]).toEqual(['released', 'released']);
    expect(await newsOf(ada, 'Released from 4 May 2026%')).toHaveLength(1);
    expect((await ask()).body.code).toBe('ROLE_CANCELLED');
  });

  it('is seen and changed by those whose it is', async () => {
    const people = await makePeople(1);
    const [ada] = people as [Person];
    const made = await makeDay(1, people, '2026-03-04');
    const { creator, roleId, dayId, colleague, answer, bookingOf } = made;
    const { user } = await t.make.ownAgent(ada.profileId);
    const agent = new TestClient(t.url, await t.make.session({ user }));
    const [stranger, rival] = [await t.signIn('talent'), await t.signIn('client')];
    const looker = await colleague('view');
    const params = { id: roleId };

    expect((await answer(ada, 'confirm', stranger)).status).toBe(404);
    expect((await rival.call(endpoints.days, { params })).status).toBe(404);
    expect((await looker.call(endpoints.days, { params })).status).toBe(200);
    const body = { days: [] };
    expect((await looker.call(endpoints.setDays, { params, body })).status).toBe(403);
    const hidden = await t.make.talent({ visibility: 'hidden' });
    const ask = (client: TestClient, profileId: string) =>
      client.call(endpoints.ask, {
        params: { id: dayId },
        body: { talentProfileIds: [profileId] },
      });
    expect((await ask(rival, ada.profileId)).status).toBe(404);
    expect((await ask(creator, hidden.profileId)).status).toBe(404);
    const query = { talentProfileId: ada.profileId };
    expect((await stranger.call(endpoints.own, { query })).status).toBe(404);

    expect((await answer(ada, 'confirm', agent)).body.status).toBe('confirmed');
    const [entry] = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, bookingOf(ada)));
    expect(entry).toMatchObject({ act: 'background.answered', onBehalfOfUserId: ada.user.id });
    expect(await newsOf(ada, '%was answered%')).toHaveLength(1);

    // Somewhere it is still that day for twelve hours more.
    t.clock.set('2026-03-05T11:59:59Z');
    expect((await answer(ada, 'decline')).status).toBe(200);
    const lost = await newsOf({ ...ada, user: { id: creator.user?.id ?? '' } }, '%4 March 2026');
    expect(lost.at(-1)?.content).toContain('Nobody waits for the place');
    t.clock.set('2026-03-05T12:00:00Z');
    expect((await answer(ada, 'confirm')).body.code).toBe('BOOKING_ENDED');
    expect((await ask(creator, ada.profileId)).status).toBe(400);
    // A day that is over stays as it was, and no such day comes to it.
    const set = (...each: string[]) => made.setNeeded(each.map((day) => ({ day, needed: 1 })));
    expect((await set('2026-03-04', '2026-03-06')).status).toBe(200);
    expect((await set('2026-03-03', '2026-03-06')).status).toBe(400);
    t.clock.set('2026-03-02T09:00:00.000Z');
  });
});
