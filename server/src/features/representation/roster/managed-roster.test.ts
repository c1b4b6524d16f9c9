import { notificationEndpoints } from '@callboard/contract/notifications';
import { rosterEndpoints as endpoints, type RosterEntry } from '@callboard/contract/roster';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers } from '../../business-portfolios/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { idOf, makeAgency, makeChild, setProfile } from '../agreements/agency.fixture.ts';

const t = useTestServer();

let agency: Awaited<ReturnType<typeof makeAgency>>;
let portfolioId: string;
beforeEach(async () => {
  agency = await makeAgency(t);
  portfolioId = agency.portfolioId;
});

type Person = { firstName: string; lastName: string };

/** Represented, and assigned to these; each a minute after the one before. */
async function represent({ firstName, lastName }: Person, ...agents: TestClient[]) {
  t.clock.advance({ minutes: 1 });
  const user = await t.make.user({ role: 'talent', firstName, lastName });
  const talentProfileId = user.talentProfileId ?? '';
  await t.make.representation({
    portfolioId,
    talentProfileId,
    requestedByUserId: idOf(agency.owner),
  });
  for (const agent of [agency.owner, ...agents]) {
    await t.make.assignment({ portfolioId, talentProfileId, userId: idOf(agent) });
  }
  return talentProfileId;
}
const ada = { firstName: 'Ada', lastName: 'Éclair' };
const bo = { firstName: 'Bo', lastName: 'Reed' };
const cy = { firstName: 'Cy', lastName: 'Stone' };

const list = (by: TestClient, query: object = {}) =>
  by.call(endpoints.list, { params: { id: portfolioId }, query: { ...query } });
const namesOf = (items: RosterEntry[]) => items.map(({ firstName }) => firstName);
const names = async (by: TestClient, query: object = {}) =>
  namesOf((await list(by, query)).body.items);
const complete = (by: TestClient, id: string) =>
  by.call(talentProfileEndpoints.completeness, { params: { id } });
const get = (by: TestClient, talentProfileId: string) =>
  by.call(endpoints.get, { params: { id: portfolioId, talentProfileId } });

describe('the roster', () => {
  it('shows who is represented with what waits for them, and of those only asked nothing of the kind', async () => {
    const { owner, employee, talent, request } = agency;
    const talentProfileId = await represent(ada, employee);
    await setProfile(t, talentProfileId, {
      stageName: 'Ada E',
      city: 'Leeds',
      headline: 'Actor',
      categoryIds: ['actor'],
      playingAgeMin: 20,
      playingAgeMax: 30,
    });
    await t.make.auditionInvitation({ talentProfileId });
    await t.make.application({ talentProfileId });
    await t.make.application({ talentProfileId, status: 'withdrawn' });
    const callId = await t.make.castingCall();
    await t.make.application({ talentProfileId, callId });
    await t.platform.db.update(castingCalls).set({ version: 2 }).where(eq(castingCalls.id, callId));
    await t.make.auditionInvitation({ talentProfileId: talent.user?.talentProfileId ?? '' });
    await request(owner, talent.user?.talentProfileId ?? '');

    const { body } = await list(owner);
    expect(body).toMatchObject({ total: 2, nextCursor: null });
    expect(body.items[0]).toMatchObject({
      talentProfileId,
      firstName: 'Ada',
      lastName: 'Éclair',
      stageName: 'Ada E',
      place: 'Leeds',
      headline: 'Actor',
      categories: ['Actor'],
      playingAgeMin: 20,
      completeness: (await complete(employee, talentProfileId)).body.percent,
      isMinor: false,
      isClaimed: true,
      claim: null,
      agencyNotes: 0,
      waiting: { invitations: 1, confirmations: 1 },
      liveApplications: 2,
      representations: [{ status: 'active', portfolio: { id: portfolioId, isVerified: true } }],
    });
    expect(
      body.items[0].assignments.map(({ userId }: { userId: string }) => userId).sort(),
    ).toEqual([idOf(owner), idOf(employee)].sort());
    expect(body.items[1]).toMatchObject({
      representations: [{ status: 'requested' }],
      assignments: [],
      completeness: 0,
      waiting: { invitations: 0, confirmations: 0 },
    });
    expect((await get(employee, talentProfileId)).body).toEqual(body.items[0]);
  });

  it('is an employee’s as far as they are assigned, and nothing for those who left or never came', async () => {
    const { owner, admin, employee, talent, request } = agency;
    const own = await represent(ada, employee);
    const other = await represent(bo);
    await request(owner, talent.user?.talentProfileId ?? '');
    expect(await names(owner)).toEqual(['Ada', 'Ines', 'Bo']);
    expect(await names(admin)).toEqual(['Ada', 'Ines', 'Bo']);
    expect(await names(await t.signIn('admin'))).toEqual(['Ada', 'Ines', 'Bo']);
    expect((await list(employee)).body).toMatchObject({ total: 1, items: [{ firstName: 'Ada' }] });
    expect((await get(employee, own)).status).toBe(200);
    expect((await get(employee, other)).status).toBe(404);
    const stranger = await makeAgency(t);
    expect((await list(stranger.owner)).status).toBe(404);
    await t.platform.db
      .delete(businessPortfolioMembers)
      .where(eq(businessPortfolioMembers.userId, idOf(employee)));
    expect((await list(employee)).status).toBe(404);
    expect((await get(employee, own)).status).toBe(404);
  });

  it('is searched without accents and by stage name, filtered, and sorted', async () => {
    const { owner, admin, talent, request } = agency;
    const first = await represent(ada, admin);
    const second = await represent(bo);
    await represent(cy);
    await setProfile(t, first, { stageName: 'Zoë Quill' });
    await t.make.auditionInvitation({ talentProfileId: second });
    await request(owner, talent.user?.talentProfileId ?? '');
    await owner.call(endpoints.assign, {
      params: { id: portfolioId },
      body: { talentProfileIds: [second], userIds: [] },
    });
    expect(await names(owner, { search: 'eclair a' })).toEqual(['Ada']);
    expect(await names(owner, { search: 'ZOE' })).toEqual(['Ada']);
    expect(await names(owner, { search: '***' })).toEqual([]);
    expect(await names(owner, { assignedTo: idOf(admin) })).toEqual(['Ada']);
    expect(await names(owner, { assignedTo: 'nobody' })).toEqual(['Bo']);
    expect(await names(owner, { standing: 'asked' })).toEqual(['Ines']);
    expect(await names(owner, { standing: 'represented' })).toEqual(['Ada', 'Bo', 'Cy']);
    expect(await names(owner, { standing: 'represented', sort: 'newest' })).toEqual([
      'Cy',
      'Bo',
      'Ada',
    ]);
    expect((await names(owner, { sort: 'waiting' }))[0]).toBe('Bo');
    await t.platform.db
      .update(users)
      .set({ email: null, passwordHash: null })
      .where(and(eq(users.firstName, 'Cy'), eq(users.lastName, 'Stone')));
    expect(await names(owner, { standing: 'unclaimed' })).toEqual(['Cy']);
  });

  it.each(['name', 'waiting', 'newest'])('comes in pages, sorted by %s', async (sort) => {
    const { owner } = agency;
    const second = await represent(bo);
    for (const who of [cy, ada, { ...bo, firstName: 'Bea' }]) await represent(who);
    await t.make.auditionInvitation({ talentProfileId: second });
    const all = await names(owner, { sort });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list(owner, { sort, limit: 1, cursor });
      expect(body.total).toBe(4);
      seen.push(...namesOf(body.items));
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(all);
    expect((await list(owner, { cursor: 'elsewhere' })).status).toBe(400);
  });
});

describe('candidates', () => {
  const find = async (by: TestClient, query: string, id = portfolioId) => {
    const { status, body } = await by.call(endpoints.candidates, {
      params: { id },
      query: { query },
    });
    return status === 200
      ? body.items.map(({ name, standing }: { name: string; standing: string }) => [name, standing])
      : status;
  };

  it('are visible talents whose name begins so, or who have exactly this address', async () => {
    const { owner, admin, employee, request } = agency;
    const lastName = 'Brontëx';
    const asked = await t.make.user({ role: 'talent', firstName: 'Anne', lastName });
    const emily = await t.make.user({ role: 'talent', firstName: 'Emily', lastName });
    const hidden = await t.make.user({ role: 'talent', firstName: 'Hugh', lastName });
    await setProfile(t, hidden.talentProfileId ?? '', { visibility: 'hidden' });
    await t.make.user({ role: 'agent', firstName: 'Agnes', lastName });
    await represent({ firstName: 'Charlotte', lastName });
    await request(owner, asked.talentProfileId ?? '');
    expect(await find(admin, 'bronte')).toEqual([
      ['Anne Brontëx', 'asked'],
      ['Charlotte Brontëx', 'represented'],
      ['Emily Brontëx', null],
    ]);
    expect(await find(admin, 'emily b')).toEqual([['Emily Brontëx', null]]);
    expect(await find(admin, 'br')).toEqual([]);
    expect(await find(admin, emily.email.toUpperCase())).toEqual([['Emily Brontëx', null]]);
    expect(await find(admin, emily.email.slice(1))).toEqual([]);
    expect(await find(admin, hidden.email)).toEqual([]);
    expect(await find(employee, 'bronte')).toBe(403);
  });

  it('are children for verified agencies alone, by the guardian’s address too', async () => {
    const { owner } = agency;
    const { guardian, profileId } = await makeChild(t);
    await setProfile(t, profileId, { stageName: 'Wee Pip' });
    const address = guardian.user?.email ?? '';
    const { body } = await owner.call(endpoints.candidates, {
      params: { id: portfolioId },
      query: { query: 'wee p' },
    });
    expect(body.items).toMatchObject([{ name: 'Wee Pip', place: 'West Yorkshire' }]);
    expect(await find(owner, address)).toContainEqual(['Wee Pip', null]);
    const unverified = await t.make.portfolio({ ownerUserId: idOf(owner) });
    expect(await find(owner, 'wee p', unverified)).toEqual([]);
    expect(await find(owner, address, unverified)).toEqual([['Ines Halloran', null]]);
  });
});

describe('assigning', () => {
  const assign = (by: TestClient, talentProfileIds: string[], people: TestClient[]) =>
    by.call(endpoints.assign, {
      params: { id: portfolioId },
      body: { talentProfileIds, userIds: people.map(idOf) },
    });

  it('gives many talents to these people and to nobody else, who are told whom they got', async () => {
    const { admin, employee } = agency;
    const both = [await represent(ada), await represent(bo, employee)];
    expect((await assign(admin, both, [employee, admin])).status).toBe(204);
    for (const id of both) {
      const { assignments } = (await get(admin, id)).body;
      expect(assignments.map(({ userId }: { userId: string }) => userId).sort()).toEqual(
        [idOf(employee), idOf(admin)].sort(),
      );
    }
    const { body } = await employee.call(notificationEndpoints.list);
    expect(body).toMatchObject([
      {
        title: 'You now work with Ada Éclair',
        content: 'Ines Halloran assigned Ada Éclair to you at Tallow & Finch.',
        link: '/managed-talent',
      },
    ]);
    expect(await names(employee)).toEqual(['Ada', 'Bo']);
    await assign(admin, both, []);
    expect(await names(employee)).toEqual([]);
  });

  it('changes nothing where anyone is not on the team or any talent not on the roster', async () => {
    const { owner, employee, talent } = agency;
    const id = await represent(ada);
    expect((await assign(employee, [id], [employee])).status).toBe(403);
    expect((await assign(owner, [id], [employee, await t.signIn('agent')])).status).toBe(404);
    const stranger = talent.user?.talentProfileId ?? '';
    expect((await assign(owner, [id, stranger], [employee])).status).toBe(404);
    expect(await names(employee)).toEqual([]);
  });
});

describe('notes', () => {
  const paramsOf = (talentProfileId: string) => ({ params: { id: portfolioId, talentProfileId } });
  const write = (by: TestClient, id: string, text: string) =>
    by.call(endpoints.addNote, { ...paramsOf(id), body: { text } });
  const read = (by: TestClient, id: string, query: object = {}) =>
    by.call(endpoints.notes, { ...paramsOf(id), query: { ...query } });
  const remove = (by: TestClient, id: string, noteId: string) =>
    by.call(endpoints.removeNote, { params: { ...paramsOf(id).params, noteId } });

  it('are for those who work with the talent, newest first, and removed by author or admin', async () => {
    const { owner, admin, employee } = agency;
    const id = await represent(ada, employee);
    const other = await represent(bo);
    const first = await write(employee, id, 'Likes mornings');
    t.clock.advance({ minutes: 1 });
    const second = await write(admin, id, 'Passport renewed');
    expect([first.status, second.status]).toEqual([201, 201]);
    const page = await read(employee, id, { limit: 1 });
    expect(page.body.items).toEqual([{ ...second.body, isOwn: false }]);
    const rest = await read(employee, id, { cursor: page.body.nextCursor });
    expect(rest.body).toEqual({ items: [first.body], nextCursor: null });
    expect((await get(owner, id)).body.agencyNotes).toBe(2);

    expect((await remove(employee, id, second.body.id)).status).toBe(403);
    expect((await remove(employee, other, first.body.id)).status).toBe(404);
    expect((await remove(owner, id, second.body.id)).status).toBe(204);
    expect((await remove(employee, id, first.body.id)).status).toBe(204);
    expect((await read(employee, other)).status).toBe(404);
    expect((await write(employee, other, 'Hello')).status).toBe(404);
    expect((await read(await t.signIn('agent'), id)).status).toBe(404);
  });
});
