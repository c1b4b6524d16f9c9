import {
  castingCallEndpoints as endpoints,
  type Opportunity,
} from '@callboard/contract/casting-calls';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useNeighbour } from '../../../../test/neighbour-server.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { castingCalls } from '../tables.ts';
import { touchCall } from '../touch-call.ts';

const t = useTestServer();
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(t.clock.now().getTime() + days * DAY_MS);

let talent: TestClient;
let talentProfileId: string;
beforeAll(async () => {
  talent = await t.signIn('talent');
  talentProfileId = talent.user?.talentProfileId ?? '';
  await t.platform.db
    .update(talentProfiles)
    .set({
      gender: 'woman',
      playingAgeMin: 30,
      playingAgeMax: 40,
      categoryIds: ['actor'],
      countryId: 'gb',
      city: 'Leeds',
    })
    .where(eq(talentProfiles.id, talentProfileId));
});

type Listed = { items: Opportunity[]; total: number; nextCursor: string | null };
const list = async (query: object = {}, who = talent): Promise<Listed> =>
  (await who.call(endpoints.opportunitiesForTalent, { query: { talentProfileId, ...query } })).body;

type Role = Parameters<typeof t.make.productionRole>[0];
const open = async (role: Role, call: Parameters<typeof t.make.castingCall>[0] = {}) =>
  t.make.castingCall({ roleId: await t.make.productionRole(role), ...call });

describe('calls for one talent', () => {
  let best: string;
  let partly: string;
  let soonest: string;
  let unfit: string;
  let child: string;
  beforeAll(async () => {
    const asks = { genders: ['woman' as const], playingAgeMin: 35, playingAgeMax: 45 };
    partly = await open({
      ...asks,
      title: 'Half',
      heightMinCm: 180,
      city: 'Paris',
      countryId: 'fr',
    });
    best = await open({ ...asks, title: 'Whole', workFrom: '2026-05-01', workTo: '2026-05-03' });
    soonest = await open({ ...asks, title: 'Soon' }, { deadlineAt: inDays(1) });
    unfit = await open({ title: 'Other', genders: ['man'], payKind: 'unpaid' });
    child = await open({ title: 'Kid', contentFlags: ['minors'], unionStatus: 'union' });
  });
  const ids = ({ items }: Listed) => items.map(({ id }) => id);

  it('come with those that fit best first, then those that close first, each with reasons', async () => {
    const listed = await list();
    expect(ids(listed)).toEqual([soonest, best, partly, child]);
    expect(listed.total).toBe(4);
    expect(listed.items.at(-2)).toMatchObject({
      fit: { met: 3, asked: 5 },
      reasons: [
        { criterion: 'category', verdict: 'met' },
        { criterion: 'age', verdict: 'met', min: 35, max: 45 },
        { criterion: 'gender', verdict: 'met', terms: ['woman'] },
        { criterion: 'height', verdict: 'unknown' },
        { criterion: 'place', verdict: 'unmet', terms: ['Paris'] },
      ],
    });
  });

  it('that nothing decisive speaks against are the fitting ones; all can be asked for', async () => {
    expect(ids(await list())).not.toContain(unfit);
    const all = await list({ scope: 'all' });
    expect(all.total).toBe(5);
    expect(ids(all).at(-1)).toBe(unfit);
  });

  it('go on where a page stopped, even when something new came in between', async () => {
    const first = await list({ limit: 2 });
    expect(ids(first)).toEqual([soonest, best]);
    const early = await open({ title: 'New', genders: ['woman'] }, { deadlineAt: inDays(0.5) });
    const next = await list({ limit: 2, cursor: first.nextCursor });
    expect(ids(next)).toEqual([partly, child]);
    expect(next).toMatchObject({ total: 5, nextCursor: null });
    expect(ids(await list())[0]).toBe(early);
    await t.platform.transaction(async (tx) => {
      await tx.delete(castingCalls).where(eq(castingCalls.id, early));
      await touchCall(tx, t.clock, early);
    });
  });

  it.each<[name: string, query: object, titles: string[]]>([
    ['kind of pay', { payKind: ['unpaid', 'deferred'] }, ['Other']],
    ['union', { unionStatus: 'union' }, ['Kid']],
    ['country', { countryId: 'fr' }, ['Half']],
    ['city', { city: 'PARIS' }, ['Half']],
    ['days', { from: '2026-05-02' }, ['Half', 'Kid', 'Other', 'Soon']],
    ['the words of a search', { search: 'ha' }, ['Half']],
    ['words that are nowhere', { search: 'half whole' }, []],
    ['crew', { roleType: 'crew' }, []],
  ])('are filtered by %s', async (_, query, titles) => {
    const { items, total } = await list({ scope: 'all', ...query });
    expect(items.map(({ roleTitle }) => roleTitle).sort()).toEqual(titles);
    expect(total).toBe(titles.length);
  });

  it('are for a child only where children may play', async () => {
    const minor = await t.make.talent({ dateOfBirth: '2016-01-01', categoryIds: ['actor'] });
    const asChild = new TestClient(t.url, await t.make.session({ user: minor.user }));
    const listed = await list({ talentProfileId: minor.profileId }, asChild);
    expect(ids(listed)).toEqual([child]);
  });

  it('show the talent’s own application as they were told of it, not as the team has it', async () => {
    const [call] = await t.platform.db.select().from(castingCalls).where(eq(castingCalls.id, best));
    const id = await t.make.application({
      roleId: call?.roleId ?? '',
      callId: best,
      talentProfileId,
      status: 'shortlisted',
      toldStatus: 'viewed',
    });
    const { items } = await list();
    expect(items.find((item) => item.id === best)?.application).toEqual({ id, status: 'viewed' });
    expect(items.find((item) => item.id === soonest)?.application).toBeNull();
  });
});

describe('two servers on one database', () => {
  const neighbour = useNeighbour(t);

  it('both know at once what either of them changes', async () => {
    const there = new TestClient(neighbour.platform.publicUrl);
    there.cookie = talent.cookie;
    const before = (await list({}, there)).total;
    const roleId = await t.make.productionRole({ title: 'Fresh' });
    const id = await t.make.castingCall({ roleId });
    expect((await list({}, there)).total).toBe(before + 1);
    await neighbour.platform.transaction(async (tx) => {
      await tx
        .update(productionRoles)
        .set({ title: 'Stale' })
        .where(eq(productionRoles.id, roleId));
      await touchCall(tx, t.clock, id);
    });
    expect((await list({ search: 'stale' })).total).toBe(1);
    expect((await list({ search: 'fresh' })).total).toBe(0);
  });

  it('learn of a change that was long in the making and overtaken by another', async () => {
    const before = (await list()).total;
    const written = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const slowRole = await t.make.productionRole({ title: 'Slow' });
    const slow = t.platform.transaction(async (tx) => {
      const now = t.clock.now();
      const id = slowRole;
      await tx.insert(castingCalls).values({
        id,
        roleId: slowRole,
        breakdownId: id,
        status: 'open',
        visibility: 'public',
        deadlineAt: inDays(3),
        createdAt: now,
        updatedAt: now,
      });
      await touchCall(tx, t.clock, id);
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    await t.make.castingCall();
    expect((await list()).total).toBe(before + 1);
    mayCommit.resolve();
    await slow;
    expect((await list()).total).toBe(before + 2);
  });
});
