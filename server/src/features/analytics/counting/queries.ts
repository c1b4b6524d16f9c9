import { asc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { analyticsDays, analyticsEvents, searchDays } from '../tables.ts';

/** Any number will do that no other advisory lock of ours has. */
const COUNTING_LOCK = 7_203_114_026;

/** Until the transaction ends no other server counts. */
export async function lockCounting(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNTING_LOCK})`);
}

export async function isOpen(tx: Transaction, day: string): Promise<boolean> {
  const [row] = await tx
    .select({ closedAt: analyticsDays.closedAt })
    .from(analyticsDays)
    .where(eq(analyticsDays.day, day));
  return row?.closedAt === null;
}

/** The oldest first. */
export async function listOpenDays(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ day: analyticsDays.day })
    .from(analyticsDays)
    .where(isNull(analyticsDays.closedAt))
    .orderBy(asc(analyticsDays.day));
  return rows.map(({ day }) => day);
}

/** Those that are open, and those that were closed since then. The oldest first. */
export async function listDaysOpenSince(db: Queryable, since: Date): Promise<string[]> {
  const rows = await db
    .select({ day: analyticsDays.day })
    .from(analyticsDays)
    .where(or(isNull(analyticsDays.closedAt), gte(analyticsDays.closedAt, since)))
    .orderBy(asc(analyticsDays.day));
  return rows.map(({ day }) => day);
}

/** Without its salt nobody's key of that day can be made again. */
export async function setCounted(
  tx: Transaction,
  day: string,
  { at, isOver }: { at: Date; isOver: boolean },
): Promise<void> {
  const closed = { closedAt: at, salt: null };
  await tx
    .update(analyticsDays)
    .set({ countedAt: at, ...(isOver && closed) })
    .where(eq(analyticsDays.day, day));
}

/** Events of a day, in UTC: from one midnight to the next. */
function isOfDay(day: string): SQL {
  const { at } = analyticsEvents;
  return sql`${at} >= ${day}::date::timestamp at time zone 'UTC'
    and ${at} < (${day}::date + 1)::timestamp at time zone 'UTC'`;
}

/** The hour within which the same viewer of the same thing counts once. */
const hour = sql`date_trunc('hour', ${analyticsEvents.at}, 'UTC')`;

/** An event may outlive whom it is about. */
const isThere = (talentProfileId: SQL) =>
  sql`exists (select from talent_profiles p where p.id = ${talentProfileId})`;

/**
 * Who was found, viewed and played how often on a day. What was counted before is counted up: events are
 * only ever added, so that no row has to go, and of the many that stay the same none is written. Sorted
 * by talent, the order in which others lock several of them.
 */
export async function countTalents(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`
    insert into talent_days as t (talent_profile_id, day, profile_views, client_views, agent_views,
      talent_views, search_appearances, media_plays, calls_viewed, applied)
    select talent_profile_id, ${day}::date,
      count(*) filter (where kind = 'profile_view'),
      count(*) filter (where kind = 'profile_view' and viewer_role = 'client'),
      count(*) filter (where kind = 'profile_view' and viewer_role = 'agent'),
      count(*) filter (where kind = 'profile_view' and viewer_role = 'talent'),
      count(*) filter (where kind = 'search_appearance'),
      count(*) filter (where kind = 'media_play'),
      count(*) filter (where kind = 'call_view'),
      count(*) filter (where kind = 'applied')
    from (
      select distinct kind, talent_profile_id, viewer_key, viewer_role, ${hour},
        case when kind <> 'profile_view' then subject_id end
      from ${analyticsEvents} where ${isOfDay(day)} and talent_profile_id is not null
    ) as once
    where ${isThere(sql`talent_profile_id`)}
    group by talent_profile_id
    order by talent_profile_id
    on conflict (talent_profile_id, day) do update
    set profile_views = excluded.profile_views, client_views = excluded.client_views,
      agent_views = excluded.agent_views, talent_views = excluded.talent_views,
      search_appearances = excluded.search_appearances, media_plays = excluded.media_plays,
      calls_viewed = excluded.calls_viewed, applied = excluded.applied
    where (t.profile_views, t.client_views, t.agent_views, t.talent_views, t.search_appearances,
        t.media_plays, t.calls_viewed, t.applied)
      is distinct from (excluded.profile_views, excluded.client_views, excluded.agent_views,
        excluded.talent_views, excluded.search_appearances, excluded.media_plays,
        excluded.calls_viewed, excluded.applied)
  `);
}

export async function countMedia(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`
    insert into media_days as m (talent_profile_id, media_id, day, plays)
    select talent_profile_id, subject_id, ${day}::date, count(*)
    from (
      select distinct talent_profile_id, subject_id, viewer_key, ${hour}
      from ${analyticsEvents}
      where ${isOfDay(day)} and kind = 'media_play'
        and talent_profile_id is not null and subject_id is not null
    ) as once
    where ${isThere(sql`talent_profile_id`)}
    group by talent_profile_id, subject_id
    order by talent_profile_id
    on conflict (talent_profile_id, day, media_id) do update set plays = excluded.plays
    where m.plays <> excluded.plays
  `);
}

/** An agent who looks at a call for one talent after another looks at it once. */
export async function countCalls(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`
    insert into call_days as c (call_id, day, views)
    select subject_id, ${day}::date, count(*)
    from (
      select distinct subject_id, viewer_key, ${hour}
      from ${analyticsEvents}
      where ${isOfDay(day)} and kind = 'call_view' and subject_id is not null
    ) as once
    group by subject_id
    on conflict (call_id, day) do update set views = excluded.views
    where c.views <> excluded.views
  `);
}

export async function countSearches(tx: Transaction, day: string): Promise<void> {
  await tx.execute(sql`
    insert into search_days as d (search_id, day, times)
    select subject_id, ${day}::date, count(*)
    from (
      select distinct subject_id, viewer_key, ${hour}
      from ${analyticsEvents} where ${isOfDay(day)} and kind = 'search_made'
    ) as once
    where exists (select from analytics_searches s where s.id = once.subject_id)
    group by subject_id
    on conflict (search_id, day) do update set times = excluded.times
    where d.times <> excluded.times
  `);
}

/** How many pages the table of events has. */
export async function countEventPages(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ pages: number }>(sql`
    select (pg_relation_size('analytics_events') / current_setting('block_size')::int)::int as pages
  `);
  return rows[0]?.pages ?? 0;
}

/** Those that lie on these pages: each is looked at once, however many have gone before them. */
export async function deleteEventsOnPages(
  db: Queryable,
  { from, to, before }: { from: number; to: number; before: Date },
): Promise<void> {
  await db.execute(sql`
    delete from analytics_events
    where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${to},0)`}::tid
      and at < ${before.toISOString()}::timestamptz
  `);
}

export async function deleteSearchDays(db: Queryable, before: Date): Promise<void> {
  await db.delete(searchDays).where(lt(searchDays.day, before.toISOString().slice(0, 10)));
}

/** Searches that no event names any more. */
export async function deleteUnnamedSearches(db: Queryable, madeBefore: Date): Promise<void> {
  await db.execute(sql`
    delete from analytics_searches s
    where s.created_at < ${madeBefore.toISOString()}::timestamptz and not exists (
      select from analytics_events e
      where e.subject_id = s.id and e.kind in ('search_made', 'search_appearance'))
  `);
}
