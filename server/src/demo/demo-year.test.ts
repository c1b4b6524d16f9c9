import { talentSearchSchema } from '@callboard/contract/talent-search';
import { count, eq, min, sql, sum } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../test/test-server.ts';
import { storedSearch } from '../features/analytics/recording/stored-search.ts';
import {
  analyticsDays,
  analyticsEvents,
  analyticsSearches,
  callDays,
  mediaDays,
  missedDays,
  talentDays,
} from '../features/analytics/tables.ts';
import { applications } from '../features/applications/tables.ts';
import { users } from '../features/auth/tables.ts';
import { subscriptions, tryOutSubscriptions } from '../features/billing/tables.ts';
import { castingCalls } from '../features/casting-calls/tables.ts';
import { rosterEntries } from '../features/representation/tables.ts';
import { talentAvailability } from '../features/talent-profiles/availability/tables.ts';
import { demoUserId } from './accounts.ts';
import { portfolioIdOf } from './agencies/agencies.ts';
import { PAST_DUE } from './billing/load-subscriptions.ts';
import { planPortfolio } from './clips/plan-portfolio.ts';
import { loadDemo } from './load-demo.ts';
import { companyIdOf } from './people/clients.ts';
import { talentProfileIdOf, userIdOf } from './people/person-key.ts';
import { TALENTS } from './people/talents.ts';
import { clipIdOf } from './showcase/clip-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MARA = talentProfileIdOf('mara-okonjo-lyle');
const t = useTestServer();
const db = () => t.platform.db;

beforeAll(() => loadDemo(t.platform));

describe('the year', () => {
  it('is counted by days as its single events come to, for as long as those are kept', async () => {
    const counted = sql`
      select talent_profile_id, (at at time zone 'UTC')::date as day, kind, viewer_role
      from analytics_events
      where talent_profile_id is not null and kind <> 'search_made'
      group by kind, talent_profile_id, subject_id, viewer_key, date_trunc('hour', at), day, viewer_role`;
    const { rows: wrong } = await db().execute(sql`
      with counted as (${counted}), recounted as (
        select talent_profile_id, day,
          count(*) filter (where kind = 'profile_view') as views,
          count(*) filter (where kind = 'profile_view' and viewer_role = 'client') as by_clients,
          count(*) filter (where kind = 'search_appearance') as appearances,
          count(*) filter (where kind = 'media_play') as plays,
          count(*) filter (where kind = 'call_view') as calls,
          count(*) filter (where kind = 'applied') as applied
        from counted group by 1, 2
      ), kept as (
        select * from ${talentDays} where day > ${dayAgo(90)}
      )
      select * from recounted full join kept using (talent_profile_id, day)
      where (views, by_clients, appearances, plays, calls, recounted.applied) is distinct from
        (profile_views, client_views, search_appearances, media_plays, calls_viewed, kept.applied)`);
    expect(wrong).toEqual([]);
    const { rows: wrongCalls } = await db().execute(sql`
      with looks as (
        select distinct subject_id, talent_profile_id, viewer_key, date_trunc('hour', at) as hour
        from analytics_events where kind = 'call_view'
      ), recounted as (
        select subject_id as call_id, (hour at time zone 'UTC')::date as day, count(*) as looks
        from looks group by 1, 2
      )
      select * from recounted full join (select * from call_days where day > ${dayAgo(90)}) kept
        using (call_id, day)
      where looks is distinct from views`);
    expect(wrongCalls).toEqual([]);
    const { rows: wrongSearches } = await db().execute(sql`
      with recounted as (
        select subject_id as search_id, (at at time zone 'UTC')::date as day, count(*) as made
        from analytics_events where kind = 'search_made' group by 1, 2
      )
      select * from recounted full join search_days using (search_id, day)
      where made is distinct from times`);
    expect(wrongSearches).toEqual([]);
    expect(await db().$count(analyticsEvents)).toBeGreaterThan(10_000);
    const [oldest] = await db()
      .select({ at: min(analyticsEvents.at) })
      .from(analyticsEvents);
    expect(oldest?.at?.toISOString().slice(0, 10)).toBe(dayAgo(89));
  });

  it('has a year of Mara’s, with all that she applied for and what is on her profile', async () => {
    const [hers] = await db()
      .select({
        days: count(),
        views: sum(talentDays.profileViews).mapWith(Number),
        appearances: sum(talentDays.searchAppearances).mapWith(Number),
        plays: sum(talentDays.mediaPlays).mapWith(Number),
        applied: sum(talentDays.applied).mapWith(Number),
      })
      .from(talentDays)
      .where(eq(talentDays.talentProfileId, MARA));
    expect(hers?.days).toBeGreaterThan(250);
    expect(hers?.views).toBeGreaterThan(300);
    expect(hers?.appearances).toBeGreaterThan(hers?.views ?? 0);
    expect(hers?.plays).toBeGreaterThan(50);
    expect(hers?.applied).toBe(6);
    const played = await db()
      .selectDistinct({ id: mediaDays.mediaId })
      .from(mediaDays)
      .where(eq(mediaDays.talentProfileId, MARA));
    expect(new Set(played.map(({ id }) => id))).toEqual(
      new Set([clipIdOf('mara-okonjo-lyle', 'video'), clipIdOf('mara-okonjo-lyle', 'audio')]),
    );
  });

  it('tells of nobody before they came, and of each as often as they applied', async () => {
    const { rows: early } = await db().execute(sql`
      select t.id from ${talentDays} d join talent_profiles t on t.id = d.talent_profile_id
      where d.day < (t.created_at at time zone 'UTC')::date and d.profile_views > 0`);
    expect(early).toEqual([]);
    const { rows: wrong } = await db().execute(sql`
      select d.talent_profile_id from ${talentDays} d
      group by 1 having sum(d.applied) <> (
        select count(*) from applications a
        where a.talent_profile_id = d.talent_profile_id and a.created_at >= ${dayAgo(364)}::timestamp)`);
    expect(wrong).toEqual([]);
  });

  it('keeps searches as they are kept when somebody makes them', async () => {
    const kept = await db().select().from(analyticsSearches);
    for (const { key, search } of kept) {
      expect(key).toBe(storedSearch(talentSearchSchema.parse(search)).key);
    }
    expect(kept.length).toBeGreaterThan(20);
  });

  it('is quiet at Christmas and grows', async () => {
    const months = await db()
      .select({
        month: sql<string>`to_char(day, 'YYYY-MM')`,
        views: sum(talentDays.profileViews).mapWith(Number),
      })
      .from(talentDays)
      .groupBy(sql`1`);
    const viewsOf = new Map(months.map(({ month, views }) => [month, views ?? 0]));
    // The tests' clock says that it is March 2026.
    expect(viewsOf.get('2025-12')).toBeLessThan((viewsOf.get('2025-11') ?? 0) * 0.7);
    expect(viewsOf.get('2026-02')).toBeGreaterThan((viewsOf.get('2025-04') ?? 0) * 1.2);
  });

  it('closes days that are over, and keeps no way back to who looked', async () => {
    const days = await db().select().from(analyticsDays).orderBy(analyticsDays.day);
    expect(days).toHaveLength(365);
    const over = days.filter(({ day }) => day < dayAgo(1));
    expect(over.every(({ salt, closedAt }) => salt === null && closedAt !== null)).toBe(true);
    expect(days.at(-1)).toMatchObject({ day: dayAgo(0), closedAt: null });
    expect(days.at(-1)?.salt).not.toBe(null);
  });

  it('tells what is missing only of profiles on Pro that really lack it', async () => {
    const missed = await db()
      .selectDistinct({ profileId: missedDays.talentProfileId, field: missedDays.field })
      .from(missedDays);
    const withDays = await db()
      .selectDistinct({ id: talentAvailability.talentProfileId })
      .from(talentAvailability);
    const withWork = TALENTS.filter((talent) => planPortfolio(talent, 2026).length > 0);
    const isThere: Record<string, Set<string>> = {
      availability: new Set(withDays.map(({ id }) => id)),
      showreel: new Set(withWork.map(({ key }) => talentProfileIdOf(key))),
    };
    expect(new Set(missed.map(({ field }) => field))).toEqual(new Set(Object.keys(isThere)));
    for (const { profileId, field } of missed) {
      expect(isThere[field]?.has(profileId)).toBe(false);
    }
    const ofAgency = await db()
      .select({ id: rosterEntries.talentProfileId })
      .from(rosterEntries)
      .where(eq(rosterEntries.portfolioId, portfolioIdOf('finch-wren')));
    const onPro = new Set([...ofAgency.map(({ id }) => id), talentProfileIdOf(PAST_DUE)]);
    expect(missed.filter(({ profileId }) => !onPro.has(profileId))).toEqual([]);
  });

  it('begins every open call’s funnel with those who looked at it', async () => {
    const perCall = await db()
      .select({
        views: sql<number>`(select coalesce(sum(views), 0)::int from ${callDays} where ${callDays.callId} = ${castingCalls.id})`,
        applied: count(applications.id),
      })
      .from(castingCalls)
      .innerJoin(applications, eq(applications.callId, castingCalls.id))
      .where(eq(castingCalls.status, 'open'))
      .groupBy(castingCalls.id);
    for (const { views, applied } of perCall) expect(views).toBeGreaterThanOrEqual(applied * 0.5);
    const all = perCall.reduce((total, { views }) => total + views, 0);
    expect(all).toBeGreaterThan(perCall.reduce((total, { applied }) => total + applied, 0) * 2);
  });
});

describe('plans', () => {
  it('are Pro for the talent, the agent’s first agency and the client’s company, with one past due', async () => {
    const paid = await db().select().from(subscriptions);
    const holders = paid.map((one) => [one.userId ?? one.portfolioId ?? one.companyId, one.status]);
    expect(new Map(holders as [string, string][])).toEqual(
      new Map([
        [demoUserId('talent'), 'active'],
        [portfolioIdOf('finch-wren'), 'active'],
        [companyIdOf('farrell-voss'), 'active'],
        [userIdOf(PAST_DUE), 'past_due'],
      ]),
    );
    const books = await db().select().from(tryOutSubscriptions);
    expect(new Set(books.map(({ id }) => id))).toEqual(
      new Set(paid.map(({ subscriptionRef }) => subscriptionRef)),
    );
    const onPro = await db()
      .select({ id: users.id })
      .from(users)
      .where(eq(users.subscriptionPlan, 'pro'));
    const accounts = (['talent', 'agent', 'client'] as const).map(demoUserId);
    expect(onPro.map(({ id }) => id)).toEqual(expect.arrayContaining(accounts));
  });
});

function dayAgo(days: number): string {
  return new Date(t.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
