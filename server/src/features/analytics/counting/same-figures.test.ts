import {
  analyticsEndpoints,
  type PortfolioAnalytics,
  RAW_EVENT_DAYS,
  type TalentAnalytics,
} from '@callboard/contract/analytics';
import { APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { ROLES } from '@callboard/contract/roles';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { seeded } from '../../../population/seeded.ts';
import { storeFilm } from '../../media/media.fixture.ts';
import { makeAgency } from '../../submissions/agency.fixture.ts';
import { findDay, goPro, type Happened, keepSearch, letHappen } from '../analytics.fixture.ts';
import { analyticsEvents, analyticsSearches, callDays, searchDays } from '../tables.ts';
import { countDays } from './count-days.ts';
import { type Applied, plainFigures, plainTimes } from './plain-figures.fixture.ts';
import { lockCounting } from './queries.ts';

const t = useTestServer();

const FIRST_DAY = Date.parse('2026-03-01');
const TODAY = '2026-03-17';
const DAY_MS = 24 * 60 * 60 * 1000;
const EVENTS = 1_500;
const APPLICATIONS = 120;
const SEED = 20_260_317;

const random = seeded(SEED);
const below = (limit: number) => Math.floor(random() * limit);
const oneOf = <T>(list: readonly T[]) => list[below(list.length)] as T;

const events: Happened[] = [];
const applications: Applied[] = [];
const films = new Map<string, string[]>();
const talentIds: string[] = [];
const callIds: string[] = [];
const searchIds: string[] = [];
let portfolioId = '';
let agency: Awaited<ReturnType<typeof makeAgency>>;

/** Few viewers, few things and few moments of an hour: much of it happens twice. */
function randomEvent(): Happened {
  const talentProfileId = oneOf(talentIds);
  const day = FIRST_DAY + below(16) * DAY_MS;
  const at = new Date(day + oneOf([0, 1, 9, 23]) * 3_600_000 + oneOf([0, 1, 1_800_000, 3_599_999]));
  const viewerRole = oneOf(ROLES.filter((role) => role !== 'admin'));
  const common = { at, viewerRole, viewer: `${viewerRole} ${below(3)}` };
  const kind = oneOf([
    'profile_view',
    'search_appearance',
    'media_play',
    'call_view',
    'applied',
    'search_made',
  ] as const);
  const subjects = {
    profile_view: undefined,
    search_appearance: oneOf(searchIds),
    search_made: oneOf(searchIds),
    media_play: oneOf(films.get(talentProfileId) ?? []),
    call_view: oneOf(callIds),
    applied: oneOf(callIds),
  };
  const subjectId = subjects[kind];
  const isForNobody = kind === 'search_made' || (kind === 'call_view' && below(4) === 0);
  return {
    kind,
    ...common,
    ...(subjectId !== undefined && { subjectId }),
    ...(!isForNobody && { talentProfileId }),
  };
}

async function addApplication(role: { roleId: string; callId: string }): Promise<void> {
  const talentProfileId = oneOf(talentIds);
  const createdAt = new Date(FIRST_DAY + below(17 * 24) * 3_600_000);
  const id = await t.make.application({
    ...role,
    submittedByUserId: agency.owner.id,
    talentProfileId,
    createdAt,
    status: 'not_selected',
  });
  const changes = Array.from({ length: below(5) }, () => ({
    to: oneOf(APPLICATION_STATUSES),
    isTold: below(4) > 0,
    isUndone: below(5) === 0,
  }));
  for (const { to, isTold, isUndone } of changes) {
    await t.make.statusChange({
      applicationId: id,
      toStatus: to,
      toldAt: isTold ? createdAt : null,
      undoneAt: isUndone ? createdAt : null,
      createdAt,
    });
  }
  applications.push({ talentProfileId, createdAt, changes });
}

beforeAll(async () => {
  t.clock.set('2026-03-01T00:00:00.000Z');
  agency = await makeAgency(t);
  ({ portfolioId } = agency);
  await goPro(t, { portfolioId });
  while (talentIds.length < 4) {
    const { profileId } = await agency.represent();
    talentIds.push(profileId);
    films.set(profileId, [await storeFilm(t, profileId), await storeFilm(t, profileId)]);
  }
  callIds.push(newId(), newId());
  searchIds.push(
    await keepSearch(t, { gender: ['woman'] }),
    await keepSearch(t, { hasWords: true, heightMin: 170 }),
    await keepSearch(t, {}),
  );
  for (let count = 0; count < EVENTS; count += 1) events.push(randomEvent());
  const roleId = await t.make.productionRole();
  const role = { roleId, callId: await t.make.castingCall({ roleId }) };
  for (let count = 0; count < APPLICATIONS; count += 1) await addApplication(role);

  // In two parts, with what is counted and closed between them.
  const noon = new Date('2026-03-09T12:00:00.000Z');
  await letHappen(
    t,
    events.filter(({ at }) => at < noon),
  );
  t.clock.set(noon.toISOString());
  await countDays(t.platform);
  await letHappen(
    t,
    events.filter(({ at }) => at >= noon),
  );
  t.clock.set(`${TODAY}T00:30:00.000Z`);
  await countDays(t.platform);
});

async function countWaiting(): Promise<number> {
  const { rows } = await t.platform.db.execute<{ waiting: number }>(
    `select count(*)::int as waiting from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`,
  );
  return rows[0]?.waiting ?? 0;
}

const asked = (talentProfileIds: readonly string[], days: number) =>
  plainFigures({ events, applications }, { talentProfileIds, today: TODAY, days });

const common = ({ period, totals, days, funnel }: TalentAnalytics | PortfolioAnalytics) => ({
  period,
  totals,
  days,
  funnel,
});

describe.each([7, 30])('the figures of %i days', (days) => {
  it('of a talent are those of the single events', async () => {
    for (const id of talentIds) {
      const { agent: asker } = agency;
      const answer = await asker.call(analyticsEndpoints.ofTalent, {
        params: { id },
        query: { days },
      });
      const body: TalentAnalytics = answer.body;
      const plain = asked([id], days);
      expect(common(body)).toEqual(common(plain as unknown as TalentAnalytics));
      expect(body.viewers).toEqual(plain.viewers);
      const played = (films.get(id) ?? []).map((film) => plain.ofSubject('media_play', film));
      expect(body.media.map(({ now, before }) => ({ now, before }))).toEqual(
        played.toSorted((one, other) => other.now - one.now || other.before - one.before),
      );
      const found = searchIds.map((search) => plain.ofSubject('search_appearance', search).now);
      expect(body.searches.map(({ appearances }) => appearances)).toEqual(
        found.filter((count) => count > 0).toSorted((one, other) => other - one),
      );
    }
  });

  it('of a roster are those of all its talents, and of each of them', async () => {
    const { agent: asker } = agency;
    const params = { id: portfolioId };
    const talents: PortfolioAnalytics['talents'] = [];
    let cursor: string | null = null;
    do {
      const query = { days, limit: 3, ...(cursor && { cursor }) };
      const answer = await asker.call(analyticsEndpoints.ofPortfolio, { params, query });
      const body: PortfolioAnalytics = answer.body;
      expect(common(body)).toEqual(common(asked(talentIds, days) as unknown as TalentAnalytics));
      talents.push(...body.talents);
      cursor = body.nextCursor;
    } while (cursor !== null);
    const expected = talentIds
      .map((id) => ({ id, ...asked([id], days) }))
      .map(({ id, totals, booked }) => ({
        talentProfileId: id,
        profileViews: totals.profileViews,
        searchAppearances: totals.searchAppearances,
        mediaPlays: totals.mediaPlays,
        applied: totals.applied,
        booked,
      }))
      .toSorted(
        (one, other) =>
          (other.profileViews?.now ?? 0) - (one.profileViews?.now ?? 0) ||
          (one.talentProfileId < other.talentProfileId ? -1 : 1),
      );
    expect(talents.map(({ name: _, photoUrl: __, ...figures }) => figures)).toEqual(expected);
  });
});

it('a call is viewed once by whoever looks at it for several', async () => {
  const rows = await t.platform.db.select().from(callDays);
  expect(rows).not.toEqual([]);
  for (const { callId, day, views } of rows) {
    const looks = { kind: 'call_view', subjectId: callId, day } as const;
    expect(views).toBe(plainTimes({ events, applications }, looks));
  }
});

it('a search is made once an hour by whoever makes it again', async () => {
  const rows = await t.platform.db.select().from(searchDays);
  expect(new Set(rows.map(({ searchId }) => searchId)).size).toBe(searchIds.length);
  for (const { searchId, day, times } of rows) {
    const made = { kind: 'search_made', subjectId: searchId, day } as const;
    expect(times).toBe(plainTimes({ events, applications }, made));
  }
});

it('a day closes an hour after its end, with its salt, and is counted no more', async () => {
  expect(await findDay(t, '2026-03-15')).toMatchObject({ salt: null, closedAt: expect.any(Date) });
  expect(await findDay(t, '2026-03-16')).toMatchObject({ closedAt: null });
  expect((await findDay(t, '2026-03-16'))?.salt).not.toBeNull();
  t.clock.set(`${TODAY}T01:00:00.000Z`);
  await countDays(t.platform);
  expect(await findDay(t, '2026-03-16')).toMatchObject({ salt: null, closedAt: t.clock.now() });
  const [id = ''] = talentIds;
  const late = { kind: 'profile_view', talentProfileId: id, viewer: 'late' } as const;
  await letHappen(t, [{ ...late, at: new Date('2026-03-15T12:00:00.000Z') }]);
  await countDays(t.platform);
  const { body } = await agency.agent.call(analyticsEndpoints.ofTalent, {
    params: { id },
    query: { days: 7 },
  });
  expect(body.days).toEqual(asked([id], 7).days);
});

it('two servers count one after the other, and come to the same', async () => {
  const countedAt = async () => (await findDay(t, TODAY))?.countedAt;
  const before = await countedAt();
  t.clock.advance({ minutes: 10 });
  const both = await t.platform.transaction(async (tx) => {
    await lockCounting(tx);
    const counting = [countDays(t.platform), countDays(t.platform)];
    await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThanOrEqual(2));
    expect(await countedAt()).toEqual(before);
    return { counting };
  });
  await Promise.all(both.counting);
  expect(await countedAt()).toEqual(t.clock.now());
  const { body } = await agency.agent.call(analyticsEndpoints.ofPortfolio, {
    params: { id: portfolioId },
    query: { days: 7 },
  });
  expect(body.days).toEqual(asked(talentIds, 7).days);
});

it('single events go after as many days as are promised, and the figures stay', async () => {
  const seen = await t.platform.db.select().from(analyticsEvents);
  expect(seen.length).toBeGreaterThan(EVENTS);
  t.clock.advance({ days: RAW_EVENT_DAYS + 1 });
  await countDays(t.platform);
  t.clock.advance({ days: 1 });
  await countDays(t.platform);
  expect(await t.platform.db.select().from(analyticsEvents)).toEqual([]);
  expect(await t.platform.db.select().from(searchDays)).toEqual([]);
  expect(
    await t.platform.db
      .select()
      .from(analyticsSearches)
      .where(eq(analyticsSearches.id, searchIds[0] ?? '')),
  ).toEqual([]);
  const later = await t.make.session({ user: agency.owner });
  agency.agent.cookie = later.cookie;
  const { body } = await agency.agent.call(analyticsEndpoints.ofPortfolio, {
    params: { id: portfolioId },
    query: { days: 365 },
  });
  const { totals } = asked(talentIds, 30);
  expect(body.totals.profileViews.now).toBe(totals.profileViews?.now);
  expect(body.totals.searchAppearances.now).toBe(totals.searchAppearances?.now);
});
