import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import { calendarFeedEndpoints } from '@callboard/contract/calendar-feed';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { auditionSlots } from '../auditions/tables.ts';
import { users } from '../auth/tables.ts';
import { holds } from '../deals/holds/tables.ts';
import { readCalendar } from './calendar.fixture.ts';
import { calendarFeeds } from './tables.ts';

const t = useTestServer();

async function makeTalent() {
  const { user, profileId } = await t.make.talent({ stageName: 'Mara Quill' });
  return { user, profileId, client: new TestClient(t.url, await t.make.session({ user })) };
}

async function makeFeed(client: TestClient): Promise<string> {
  const { status, body } = await client.call(calendarFeedEndpoints.make);
  expect(status).toBe(201);
  return body.url.replace(t.url, '');
}

const invite = async (
  talentProfileId: string,
  session: Parameters<typeof t.make.audition>[0] & object,
  given: Parameters<typeof t.make.auditionInvitation>[0] = {},
) => {
  const auditionId = await t.make.audition(session);
  const roleId = await t.make.productionRole({ productionId: session.productionId });
  return t.make.auditionInvitation({ auditionId, roleId, talentProfileId, ...given });
};

const calendarOf = (client: TestClient, id: string) =>
  client.call(auditionInvitationEndpoints.calendar, { params: { id } });

describe('an invitation', () => {
  it('is a file for the talent’s side and for the team, and for nobody else', async () => {
    const { client, profileId } = await makeTalent();
    const creator = await t.signIn('client');
    const productionId = await t.make.production({
      createdByUserId: creator.user?.id ?? '',
      title: 'Weighbridge Nine',
      isConfidential: true,
      codeName: 'Wren',
    });
    const startsAt = new Date('2026-03-10T10:15:00Z');
    const id = await invite(
      profileId,
      { productionId, startsAt, place: 'Brook Hall' },
      {
        status: 'accepted',
        respondedAt: t.clock.now(),
        version: 3,
        room: 'Room 2',
        accessNote: 'A step-free way in',
      },
    );
    const { user: agent } = await t.make.ownAgent(profileId);
    const agents = new TestClient(t.url, await t.make.session({ user: agent }));

    const own = await calendarOf(client, id);
    expect(readCalendar(own)).toEqual([
      {
        uid: `invitation-${id}@callboard`,
        sequence: 3,
        status: 'CONFIRMED',
        summary: 'Audition: DI Rhona Tait, Wren',
        location: 'Brook Hall, Room 2',
        clock: '2026-03-10T10:15:00',
        zone: 'Europe/London',
        at: startsAt.toISOString(),
        minutes: 15,
      },
    ]);
    const team = await calendarOf(creator, id);
    const forAgent = await calendarOf(agents, id);
    expect([team, forAgent].map((seen) => readCalendar(seen)[0]?.summary)).toEqual([
      'Mara Quill – Audition: DI Rhona Tait, Weighbridge Nine',
      'Mara Quill – Audition: DI Rhona Tait, Wren',
    ]);
    expect(own.text + team.text + forAgent.text).not.toContain('step-free');
    const strangers = await Promise.all([
      t.signIn('client'),
      t.signIn('talent'),
      t.signIn('agent'),
    ]);
    const refused = await Promise.all(strangers.map((stranger) => calendarOf(stranger, id)));
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('that was declined is a cancelled event, and a tape one that takes no time', async () => {
    const { client, profileId } = await makeTalent();
    const answer = { status: 'declined', respondedAt: t.clock.now(), note: 'Away' } as const;
    const declined = await invite(profileId, {}, answer);
    expect(readCalendar(await calendarOf(client, declined))[0]?.status).toBe('CANCELLED');
    const dueAt = new Date('2026-03-12T18:00:00Z');
    const tape = await invite(profileId, { kind: 'self_tape', startsAt: dueAt, endsAt: dueAt });
    expect(readCalendar(await calendarOf(client, tape))).toMatchObject([
      {
        status: 'TENTATIVE',
        summary: 'Self-tape due: DI Rhona Tait, Weighbridge Nine',
        at: dueAt.toISOString(),
        minutes: 0,
      },
    ]);
  });
});

describe('a feed', () => {
  it('says the right moment on the clocks of the place, before and after they are changed', async () => {
    const { client, profileId } = await makeTalent();
    const days: [string, string, string][] = [
      ['America/New_York', '2026-03-07T10:00:00', '2026-03-07T15:00:00.000Z'],
      ['America/New_York', '2026-03-09T10:00:00', '2026-03-09T14:00:00.000Z'],
      ['Europe/London', '2026-03-28T10:15:00', '2026-03-28T10:15:00.000Z'],
      ['Europe/London', '2026-03-30T10:15:00', '2026-03-30T09:15:00.000Z'],
      ['Europe/London', '2026-10-26T10:15:00', '2026-10-26T10:15:00.000Z'],
    ];
    for (const [timeZone, , at] of days) {
      await invite(profileId, { timeZone, startsAt: new Date(at) });
    }
    const events = readCalendar(await t.visitor().get(await makeFeed(client)));
    expect(events.map(({ zone, clock, at }) => [zone, clock, at])).toEqual(days);
  });

  it('holds what is asked and accepted of everyone one answers for, and the days they keep', async () => {
    const { user, profileId, client } = await makeTalent();
    const { user: agent } = await t.make.ownAgent(profileId);
    const agents = new TestClient(t.url, await t.make.session({ user: agent }));
    const at = (day: number) => ({ startsAt: new Date(`2026-04-0${day}T09:00:00Z`) });
    const answer = { respondedAt: t.clock.now(), note: 'Away' };
    await invite(profileId, at(1));
    await invite(profileId, at(2), { status: 'accepted', respondedAt: t.clock.now() });
    await invite(profileId, at(3), { status: 'declined', ...answer });
    await invite(profileId, at(4), { status: 'cancelled', ...answer });
    await invite(await t.make.talentProfileId(), at(5));
    const stamps = { createdAt: t.clock.now(), updatedAt: t.clock.now() };
    await t.platform.db.insert(holds).values({
      id: newId(),
      roleId: await t.make.productionRole(),
      talentProfileId: profileId,
      requestedByUserId: user.id,
      from: '2026-05-04',
      to: '2026-05-06',
      status: 'given',
      rank: 'first',
      expiresAt: t.clock.now(),
      ...stamps,
    });

    const own = readCalendar(await t.visitor().get(await makeFeed(client)));
    expect(own.map(({ summary, status, clock }) => [summary, status, clock])).toEqual([
      ['Audition: DI Rhona Tait, Weighbridge Nine', 'TENTATIVE', '2026-04-01T10:00:00'],
      ['Audition: DI Rhona Tait, Weighbridge Nine', 'CONFIRMED', '2026-04-02T10:00:00'],
      ['Pencil: DI Rhona Tait, Weighbridge Nine', 'TENTATIVE', '2026-05-04'],
    ]);
    expect(own[2]?.minutes).toBe(3 * 24 * 60);
    const ofAgent = readCalendar(await t.visitor().get(await makeFeed(agents)));
    expect(ofAgent.map(({ summary }) => summary)).toEqual(
      own.map(({ summary }) => `Mara Quill – ${summary}`),
    );
  });

  it('holds the sessions of a client’s productions, each day on its own', async () => {
    const creator = await t.signIn('client');
    const productionId = await t.make.production({ createdByUserId: creator.user?.id ?? '' });
    const auditionId = await t.make.audition({ productionId, told: null, sentAt: null });
    await t.make.audition({ productionId, cancelledAt: t.clock.now() });
    await t.make.audition();
    const slot = (room: string, startsAt: string, endsAt: string) => ({
      id: newId(),
      auditionId,
      room,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      capacity: 1,
    });
    await t.platform.db
      .insert(auditionSlots)
      .values([
        slot('A', '2026-03-10T10:00:00Z', '2026-03-10T10:15:00Z'),
        slot('B', '2026-03-10T11:00:00Z', '2026-03-10T12:00:00Z'),
        slot('A', '2026-03-11T10:00:00Z', '2026-03-11T10:30:00Z'),
      ]);
    const events = readCalendar(await t.visitor().get(await makeFeed(creator)));
    expect(events.map(({ status, clock, minutes }) => [status, clock, minutes])).toEqual([
      ['TENTATIVE', '2026-03-10T10:00:00', 120],
      ['TENTATIVE', '2026-03-11T10:00:00', 30],
    ]);
  });

  it('has one address, kept as a hash, which stops when it is replaced, removed or its owner shut out', async () => {
    const { client, user } = await makeTalent();
    const isOn = async () => (await client.call(calendarFeedEndpoints.get)).body.isOn;
    const statusOf = async (path: string) => (await t.visitor().get(path)).status;
    expect(await isOn()).toBe(false);
    const first = await makeFeed(client);
    const second = await makeFeed(client);
    expect([await isOn(), await statusOf(first), await statusOf(second)]).toEqual([true, 404, 200]);
    const rows = await t.platform.db.select().from(calendarFeeds);
    const token = second.split('/')[3] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(token);

    const isUser = eq(users.id, user.id);
    await t.platform.db.update(users).set({ suspendedAt: t.clock.now() }).where(isUser);
    expect(await statusOf(second)).toBe(404);
    await t.platform.db.update(users).set({ suspendedAt: null }).where(isUser);
    expect(await statusOf(second)).toBe(200);
    expect((await client.call(calendarFeedEndpoints.remove)).status).toBe(204);
    expect([await isOn(), await statusOf(second)]).toEqual([false, 404]);
  });
});
