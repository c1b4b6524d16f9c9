import type pg from 'pg';
import {
  FIRST_NAMES,
  LAST_NAMES,
  ROLE_WORDS,
  TITLE_WORDS,
} from '../../server/src/population/names.ts';
import { seeded } from '../../server/src/population/seeded.ts';

/** Everything in these numbers is a multiple of the next, so that the shares come out even. */
const POPULATION = {
  companies: 50,
  people: 40_000,
  productions: 2_000,
  rolesPerProduction: 5,
  applicationsPerRole: 50,
  /** A quarter of everything belongs to one. */
  largestShare: 0.25,
} as const;

const PRODUCTIONS_OF_LARGEST = POPULATION.productions * POPULATION.largestShare;

/** The owner of the largest company is the given client; every other company gets one of its own. */
export async function populate(db: pg.Client, largestClientId: string): Promise<Clients> {
  const smallClientId = await addCompanies(db, largestClientId);
  await addPeople(db);
  await addProductions(db);
  await addRoles(db);
  await addApplications(db);
  await db.query('vacuum analyze');
  return { largest: largestClientId, small: smallClientId };
}

export type Clients = { largest: string; small: string };

const AT = `timestamptz '2026-03-02 09:00:00+00'`;

async function addCompanies(db: pg.Client, largestClientId: string): Promise<string> {
  await db.query(`
    create temp table bench_clients as
      select n, case n when 1 then '${largestClientId}'::uuid else uuidv7() end as user_id,
        uuidv7() as company_id
      from generate_series(1, ${POPULATION.companies}) n;
    insert into client_companies (id, name, created_at, updated_at)
      select company_id, 'Company ' || n, ${AT}, ${AT} from bench_clients;
    insert into users (id, email, role, first_name, last_name, created_at, updated_at)
      select user_id, 'client-' || n || '@bench.test', 'client', 'Client', 'No' || n, ${AT}, ${AT}
      from bench_clients where n > 1;
    insert into client_profiles (id, user_id, company_id, created_at, updated_at)
      select uuidv7(), user_id, company_id, ${AT}, ${AT} from bench_clients
      on conflict (user_id) do update set company_id = excluded.company_id`);
  const { rows } = await db.query<{ user_id: string }>(
    'select user_id from bench_clients where n = 2',
  );
  return rows[0]?.user_id ?? '';
}

async function addPeople(db: pg.Client): Promise<void> {
  const random = seeded(20_260_302);
  const people = Array.from({ length: POPULATION.people }, () => ({
    first: drawn(FIRST_NAMES, random),
    last: drawn(LAST_NAMES, random),
  }));
  await db.query(`
    create temp table bench_people as
      select n - 1 as n, first, last, uuidv7() as user_id, uuidv7() as profile_id
      from unnest(${literalArray(people.map(({ first }) => first))},
        ${literalArray(people.map(({ last }) => last))}) with ordinality as people(first, last, n);
    insert into users (id, email, role, first_name, last_name, created_at, updated_at)
      select user_id, 'talent-' || n || '@bench.test', 'talent', first, last, ${AT}, ${AT}
      from bench_people;
    insert into talent_profiles (id, user_id, owner_user_id, stage_name, created_at, updated_at)
      select profile_id, user_id, user_id, case when n % 10 = 0 then left(first, 1) || ' ' || last || 'e' end, ${AT}, ${AT}
      from bench_people`);
}

async function addProductions(db: pg.Client): Promise<void> {
  const random = seeded(7);
  const titles = Array.from(
    { length: POPULATION.productions },
    () => `${evenly(TITLE_WORDS, random)} ${evenly(TITLE_WORDS, random)}`,
  );
  await db.query(`
    create temp table bench_productions as
      select titles.n - 1 as n, uuidv7() as id, title, c.user_id, c.company_id
      from unnest(${literalArray(titles)}) with ordinality as titles(title, n)
      join bench_clients c on c.n = case when titles.n <= ${PRODUCTIONS_OF_LARGEST} then 1
        else 2 + titles.n % ${POPULATION.companies - 1} end;
    insert into productions (id, company_id, created_by_user_id, title, type_id, status, created_at, updated_at)
      select p.id, company_id, user_id, title, t.id, 'casting', ${AT} + p.n * interval '1 hour', ${AT}
      from bench_productions p
      join (select id, row_number() over (order by id) - 1 as n, count(*) over () as total
            from production_types) t on t.n = p.n % t.total`);
}

async function addRoles(db: pg.Client): Promise<void> {
  const random = seeded(11);
  const total = POPULATION.productions * POPULATION.rolesPerProduction;
  const titles = Array.from(
    { length: total },
    () => `${evenly(ROLE_WORDS, random)} ${drawn(FIRST_NAMES, random)}`,
  );
  await db.query(`
    create temp table bench_roles as
      select t.n - 1 as n, uuidv7() as id, uuidv7() as call_id, p.id as production_id, t.title
      from unnest(${literalArray(titles)}) with ordinality as t(title, n)
      join bench_productions p on p.n = (t.n - 1) / ${POPULATION.rolesPerProduction};
    insert into production_roles (id, production_id, title, role_type, pay_kind, position, created_at, updated_at)
      select id, production_id, title, 'talent', 'paid', n % ${POPULATION.rolesPerProduction}, ${AT}, ${AT}
      from bench_roles;
    insert into casting_calls (id, role_id, breakdown_id, status, visibility, deadline_at, created_at, updated_at)
      select call_id, id, call_id, 'open', 'public', ${AT} + interval '30 days', ${AT}, ${AT} from bench_roles`);
}

/** Strides through the people, so that nobody applies twice to one role. */
async function addApplications(db: pg.Client): Promise<void> {
  const STRIDE = 7_919;
  await db.query(`
    insert into applications (id, role_id, call_id, call_version, talent_profile_id,
      submitted_by_user_id, status, status_since, told_status, told_since, created_at, updated_at)
    select uuidv7(), r.id, r.call_id, 1, p.profile_id, p.user_id,
      standing, at, standing, at, at, at
    from generate_series(0, ${POPULATION.applicationsPerRole - 1}) k
    cross join bench_roles r
    join bench_people p on p.n = (r.n * 104729::bigint + k * ${STRIDE}) % ${POPULATION.people}
    cross join lateral (select ${AT} + (k * 10000 + r.n) * interval '1 minute' as at) as moment
    cross join lateral (select case when k % 10 < 6 then 'submitted'
      when k % 10 < 9 then 'not_selected' else 'withdrawn' end as standing) as standings`);
}

/** Text of ours alone; COPY's speed without a stream. */
function literalArray(values: readonly string[]): string {
  return `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(',')}]::text[]`;
}

/** Falls off as names do: the first few are common, the last ones rare. */
function drawn(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() ** 1.5 * list.length)] ?? '';
}

function evenly(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? '';
}
