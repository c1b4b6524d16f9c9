import type pg from 'pg';
import type { People } from './analytics-server.ts';

/** Of a hundred events. The rest are looks at profiles. */
const SHARES = { search_appearance: 55, search_made: 8, media_play: 7, call_view: 8, applied: 2 };
const SEARCHES = 2_000;
const CALLS = 500;
const DAYS = 365;

type Wanted = { events: number; talents: number };

/**
 * A year of events up to today, evenly over the days and unevenly over the talents: a few are looked at
 * most. Those of the roster are at the front.
 */
export async function addEvents(
  db: pg.Client,
  { rosterIds, filmIds }: People,
  { events, talents }: Wanted,
): Promise<void> {
  await db.query(`select setseed(0.26)`);
  await db.query(
    `create temp table bench_talents as
       select n - 1 as n, id from unnest($1::uuid[]) with ordinality as roster (id, n)`,
    [rosterIds],
  );
  await addTalents(db, talents - rosterIds.length);
  await addSearches(db);
  await db.query(`
    create temp table bench_calls as select n, uuidv7() as id from generate_series(0, ${CALLS - 1}) n;
    create index on bench_talents (n); create index on bench_calls (n);
    analyze bench_talents; analyze bench_calls;
    insert into analytics_days (day, salt)
      select (current_date - n), 'salt'::bytea from generate_series(0, ${DAYS - 1}) n
      on conflict do nothing`);
  const restoreIndex = await dropIndex(db);
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    await addDay(db, { ago, events: Math.round(events / DAYS), talents, filmIds });
  }
  await restoreIndex();
  await db.query('vacuum analyze');
}

/** Built at once when all is there, which is many times faster. */
async function dropIndex(db: pg.Client): Promise<() => Promise<unknown>> {
  const { rows } = await db.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes where indexname = 'analytics_events_talent'`,
  );
  await db.query('drop index analytics_events_talent');
  return () => db.query(rows[0]?.definition ?? '');
}

async function addTalents(db: pg.Client, count: number): Promise<void> {
  await db.query(`
    create temp table bench_new as
      select n, uuidv7() as user_id, uuidv7() as id from generate_series(1, ${count}) n;
    insert into users (id, email, role, first_name, last_name, created_at, updated_at)
      select user_id, 'viewed-' || n || '@bench.test', 'talent', 'Talent', 'No' || n,
        current_date, current_date from bench_new;
    insert into talent_profiles (id, user_id, owner_user_id, created_at, updated_at)
      select id, user_id, user_id, current_date, current_date from bench_new;
    insert into bench_talents
      select (select count(*) from bench_talents) + n - 1, id from bench_new`);
}

/** One to three filters each. */
async function addSearches(db: pg.Client): Promise<void> {
  await db.query(`
    create temp table bench_searches as
      select n, uuidv7() as id, jsonb_strip_nulls(jsonb_build_object(
        'heightMin', 150 + n % 40,
        'gender', case when n % 2 = 0 then jsonb_build_array('woman') end,
        'eyeColor', case when n % 3 = 0 then jsonb_build_array('blue') end)) as search
      from generate_series(0, ${SEARCHES - 1}) n;
    insert into analytics_searches (id, key, search, created_at)
      select id, 'bench ' || n, search, current_date - 365 from bench_searches;
    create index on bench_searches (n); analyze bench_searches`);
}

type Day = Wanted & { ago: number; filmIds: readonly string[] };

async function addDay(db: pg.Client, { ago, events, talents, filmIds }: Day): Promise<void> {
  const [found, made, played, looked, sent] = Object.values(SHARES).map(
    (_, at, all) => all.slice(0, at + 1).reduce((sum, share) => sum + share, 0) / 100,
  );
  await db.query(
    `insert into analytics_events (at, kind, talent_profile_id, subject_id, viewer_key, viewer_role)
     select e.at, e.kind, case when e.kind <> 'search_made' then t.id end,
       case e.kind when 'profile_view' then null when 'call_view' then c.id when 'applied' then c.id
         when 'media_play' then ($1::uuid[])[1 + e.n % ${filmIds.length}] else s.id end,
       e.viewer, case when e.viewer % 3 = 0 then 'agent' else 'client' end
     from (
       select n, (current_date - ${ago})::timestamp at time zone 'UTC'
           + n * interval '1 day' / ${events} as at,
         case when r < ${found} then 'search_appearance' when r < ${made} then 'search_made'
           when r < ${played} then 'media_play' when r < ${looked} then 'call_view'
           when r < ${sent} then 'applied' else 'profile_view' end as kind,
         floor(random() ^ 2 * ${talents})::int as talent, floor(random() * 2000)::int as viewer
       from (select n, random() as r from generate_series(0, ${events - 1}) n) as drawn
     ) as e
     join bench_talents t on t.n = e.talent
     join bench_searches s on s.n = (e.viewer * 7 + e.n) % ${SEARCHES}
     join bench_calls c on c.n = e.viewer % ${CALLS}
     order by e.at`,
    [filmIds],
  );
}
