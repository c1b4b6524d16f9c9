import { analyticsEndpoints, type TalentAnalytics } from '@callboard/contract/analytics';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import { buy, idOf } from '../../billing/billing.fixture.ts';
import { signInAs } from '../../media/media.fixture.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { talentTraits } from '../../talent-profiles/traits/tables.ts';
import { goPro, keepSearch, letHappen } from '../analytics.fixture.ts';
import { countDays } from '../counting/count-days.ts';
import { analyticsEvents, missedDays, searchDays } from '../tables.ts';
import { countMissed } from './count-missed.ts';

const t = useTestServer();

type Given = Parameters<typeof t.make.talent>[0];
const WOMAN: Given = { gender: 'woman', countryId: 'gb', city: 'London', categoryIds: ['actor'] };

beforeEach(async () => {
  await t.platform.db.delete(analyticsEvents);
  await t.platform.db.delete(searchDays);
  await t.platform.db.delete(missedDays);
});

/** Somebody on Pro. */
async function talent(given: Given = {}) {
  const { user, profileId } = await t.make.talent({ ...WOMAN, ...given });
  await goPro(t, { userId: user.id });
  return { user, profileId };
}

/** So often by others each time, and once more by one of them within the hour. */
async function searched(search: Record<string, unknown>, times = 1, at = t.clock.now()) {
  const subjectId = await keepSearch(t, search);
  const made = (viewer: string) =>
    ({ kind: 'search_made', subjectId, viewer, viewerRole: 'client', at }) as const;
  const viewers = Array.from({ length: times }, (_, number) => made(`viewer ${number}`));
  await letHappen(t, [...viewers, made('viewer 0')]);
  await countDays(t.platform);
}

async function missedOf(profileId: string) {
  const rows = await t.platform.db
    .select({ day: missedDays.day, field: missedDays.field, searches: missedDays.searches })
    .from(missedDays)
    .where(eq(missedDays.talentProfileId, profileId));
  return rows.toSorted((one, other) => one.field.localeCompare(other.field));
}

const setHeight = (talentProfileId: string, heightCm: number) =>
  t.platform.db.insert(talentTraits).values({ talentProfileId, heightCm });

it('a search misses whoever meets all else and leaves one thing unsaid', async () => {
  const { profileId } = await talent();
  const day = t.clock.now().toISOString().slice(0, 10);
  await searched({ gender: ['woman'], heightMin: 170 }, 3);
  await searched({ eyeColor: ['blue'], country: ['gb'] }, 2);
  await searched({ showreel: 'true' });
  await countMissed(t.platform);
  expect(await missedOf(profileId)).toEqual([
    { day, field: 'eyeColorId', searches: 2 },
    { day, field: 'heightCm', searches: 3 },
    { day, field: 'showreel', searches: 1 },
  ]);
});

it('nobody is missed for what they are not, for two things at once, or for words that are not kept', async () => {
  const { profileId } = await talent();
  await searched({ gender: ['man'], heightMin: 170 });
  await searched({ eyeColor: ['blue'], heightMin: 170 });
  await searched({ hasWords: true, heightMin: 170 });
  await searched({ from: '2026-03-05', to: '2026-03-06' });
  await searched({ gender: ['man'] });
  await countMissed(t.platform);
  expect(await missedOf(profileId)).toEqual([]);
});

it('only those on Pro are looked for, by their own plan or an agency’s, and only who is seen at all', async () => {
  const free = await t.make.talent(WOMAN);
  const hidden = await talent({ visibility: 'hidden' });
  const represented = await t.make.talent(WOMAN);
  const { portfolioId } = await t.make.ownAgent(represented.profileId);
  await goPro(t, { portfolioId });
  await searched({ heightMin: 170 });
  await countMissed(t.platform);
  expect(await missedOf(free.profileId)).toEqual([]);
  expect(await missedOf(hidden.profileId)).toEqual([]);
  expect(await missedOf(represented.profileId)).toMatchObject([{ field: 'heightCm', searches: 1 }]);
});

it('whoever is not looked for is told so, and not that nothing was missed', async () => {
  const admin = await t.signIn('admin');
  const of = async (id: string) =>
    (await admin.call(analyticsEndpoints.ofTalent, { params: { id } })).body;
  const nobody = { missing: null, isMinor: false, isHidden: false };
  const free = await t.make.talent(WOMAN);
  expect(await of(free.profileId)).toMatchObject(nobody);
  const hidden = await talent({ visibility: 'hidden' });
  expect(await of(hidden.profileId)).toMatchObject({ ...nobody, isHidden: true });
  const child = await talent({ dateOfBirth: '2016-05-01' });
  expect(await of(child.profileId)).toMatchObject({ ...nobody, isMinor: true });
  const seen = await talent();
  expect(await of(seen.profileId)).toMatchObject({ ...nobody, missing: [] });
});

it('what is filled in is missed no more, and is not shown as missing', async () => {
  const { user, profileId } = await talent();
  const own = await signInAs(t, user);
  const figures = async (): Promise<TalentAnalytics> =>
    (await own.call(analyticsEndpoints.ofTalent, { params: { id: profileId } })).body;
  const missing = async () => (await figures()).missing;
  await searched({ heightMin: 170 }, 2);
  await searched({ bodyType: ['slim'] });
  await countMissed(t.platform);
  const bodyType = { field: 'bodyTypeId', label: 'Your body type', section: 'traits', searches: 1 };
  expect(await missing()).toEqual([
    { field: 'heightCm', label: 'Your height', section: 'traits', searches: 2 },
    bodyType,
  ]);
  const { unsaid } = await figures();
  await setHeight(profileId, 160);
  expect(await missing()).toEqual([bodyType]);
  expect((await figures()).unsaid).toBe(unsaid - 1);
  await countMissed(t.platform);
  expect(await missedOf(profileId)).toMatchObject([{ field: 'bodyTypeId' }]);
});

it('whoever buys Pro is told of the days of which single events are there', async () => {
  const { user, profileId } = await t.make.talent(WOMAN);
  const ago = (days: number) => new Date(t.clock.now().getTime() - days * 24 * 60 * 60 * 1000);
  await searched({ heightMin: 170 }, 2, ago(60));
  await searched({ union: ['equity-uk'] }, 1, ago(3));
  expect(await missedOf(profileId)).toEqual([]);
  await buy(await signInAs(t, user));
  await vi.waitFor(
    async () =>
      expect(await missedOf(profileId)).toEqual([
        { day: ago(60).toISOString().slice(0, 10), field: 'heightCm', searches: 2 },
        { day: ago(3).toISOString().slice(0, 10), field: 'unions', searches: 1 },
      ]),
    { timeout: 20_000 },
  );
});

it('an agency that buys Pro reads it of its roster', async () => {
  const { profileId } = await t.make.talent(WOMAN);
  const owner = await t.signIn('agent');
  const { portfolioId } = await t.make.ownAgent(profileId, { ownerUserId: idOf(owner) });
  await searched({ heightMin: 170 });
  await buy(owner, { interval: 'yearly', portfolioId });
  await vi.waitFor(
    async () => expect(await missedOf(profileId)).toMatchObject([{ field: 'heightCm' }]),
    { timeout: 20_000 },
  );
});

it('is asked about a child by nobody who may not see children', async () => {
  const { profileId } = await talent();
  await t.platform.db
    .update(talentProfiles)
    .set({ dateOfBirth: '2016-05-01' })
    .where(eq(talentProfiles.id, profileId));
  await searched({ heightMin: 120 });
  await countMissed(t.platform);
  expect(await missedOf(profileId)).toEqual([]);
});
