import type pg from 'pg';
import { accents } from '../../server/src/features/reference-data/vocabulary/accents.ts';
import { ethnicities } from '../../server/src/features/reference-data/vocabulary/ethnicities.ts';
import { languages } from '../../server/src/features/reference-data/vocabulary/languages.ts';
import { productionTypes } from '../../server/src/features/reference-data/vocabulary/production-types.ts';
import { skills } from '../../server/src/features/reference-data/vocabulary/skills.ts';
import { talentTypes } from '../../server/src/features/reference-data/vocabulary/talent-types.ts';
import { ROLE_WORDS, TITLE_WORDS } from '../../server/src/population/names.ts';
import { seeded } from '../../server/src/population/seeded.ts';

const POPULATION = { companies: 50, productions: 4_000, calls: 20_000, talents: 300 } as const;
const AT = '2026-03-02T09:00:00Z';
const CITIES = [
  'London',
  'Manchester',
  'Glasgow',
  'Cardiff',
  'Belfast',
  'Bristol',
  'Leeds',
  'York',
];
const COUNTRIES = ['gb', 'gb', 'gb', 'ie', 'us', 'fr'];
const CATEGORIES = ['actor', 'actor', 'actor', 'voice-artist', 'dancer', 'singer', 'model', 'crew'];
const SENTENCE =
  'A stubborn bridge keeper with dry wit who has not slept since the flood and hides it well. ';

export type BenchTalent = { userId: string; profileId: string };

/** Open calls as varied as real ones, and talents to compare them with. */
export async function populateOpportunities(db: pg.Client): Promise<BenchTalent[]> {
  const random = seeded(20_260_302);
  const draw = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const idsOf = (terms: readonly { id: string }[]) => terms.map(({ id }) => id);
  const chance = (share: number) => random() < share;
  const some = <T>(list: readonly T[], most: number) => [
    ...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => draw(list))),
  ];
  const day = () =>
    new Date(Date.now() + Math.floor(random() * 200) * 86_400_000).toISOString().slice(0, 10);

  await addCompanies(db);
  await insert(
    db,
    `insert into productions (id, company_id, created_by_user_id, title, type_id, status, created_at, updated_at)
     select gen_random_uuid(), c.company_id, c.user_id, r.title, r.type, 'casting', '${AT}', '${AT}'
     from jsonb_to_recordset($1) as r(n int, title text, type text)
     join bench_clients c on c.n = 1 + r.n % ${POPULATION.companies}`,
    Array.from({ length: POPULATION.productions }, (_, n) => ({
      n,
      title: `${draw(TITLE_WORDS)} ${draw(TITLE_WORDS)}`,
      type: draw(idsOf(productionTypes)),
    })),
  );
  await db.query(`create temp table bench_productions as
    select id, row_number() over (order by id) - 1 as n from productions where created_at = '${AT}'`);

  const levels = ['basic', 'intermediate', 'highly_skilled', null];
  const roles = Array.from({ length: POPULATION.calls }, (_, n) => {
    const isCrew = chance(0.1);
    const min = 5 + Math.floor(random() * 55);
    const from = day();
    const dates = chance(0.8)
      ? [{ from, to: addDays(from, Math.floor(random() * 30)), label: null }]
      : [];
    return {
      n,
      title: `${draw(ROLE_WORDS)} ${n}`,
      role_type: isCrew ? 'crew' : 'talent',
      talent_type_id: isCrew ? null : draw(idsOf(talentTypes)),
      crew_role_id: isCrew ? draw(['gaffer', 'camera-operator', 'runner', 'driver']) : null,
      description: SENTENCE.repeat(1 + Math.floor(random() * 6)),
      playing_age_min: isCrew ? null : min,
      playing_age_max: isCrew ? null : min + 5 + Math.floor(random() * 20),
      genders: isCrew || chance(0.3) ? [] : [draw(['woman', 'man', 'non_binary'])],
      ethnicity_ids: isCrew || chance(0.8) ? [] : some(idsOf(ethnicities), 3),
      height_min_cm: isCrew || chance(0.8) ? null : 165,
      height_max_cm: isCrew || chance(0.8) ? null : 195,
      skills: some(idsOf(skills), 3).map((skillId) => ({
        skillId,
        level: draw(levels),
        isPlus: chance(0.3),
      })),
      languages: some(idsOf(languages).slice(0, 20), 2).map((languageId) => ({
        languageId,
        level: draw(['conversational', 'fluent', null]),
      })),
      accents: isCrew ? [] : some(idsOf(accents), 1).map((accentId) => ({ accentId, level: null })),
      union_status: draw(['union', 'non_union', 'both', null, null]),
      union_ids: chance(0.2) ? ['equity-uk'] : [],
      pay_kind: draw(['paid', 'paid', 'low_pay', 'unpaid']),
      work_dates: dates,
      work_from: dates[0]?.from ?? null,
      work_to: dates[0]?.to ?? null,
      country_id: draw(COUNTRIES),
      city: draw(CITIES),
      is_local_hire: chance(0.2),
      visibility: draw(['public', 'public', 'public', 'public', 'verified_agencies']),
      deadline: new Date(Date.now() + (2 + random() * 60) * 86_400_000).toISOString(),
    };
  });
  const BATCH = 2_000;
  for (let at = 0; at < roles.length; at += BATCH) {
    await insert(db, INSERT_ROLES, roles.slice(at, at + BATCH));
  }
  const talents = Array.from({ length: POPULATION.talents }, (_, n) => {
    const min = 18 + Math.floor(random() * 40);
    return {
      n,
      gender: draw(['woman', 'man', 'non_binary', null]),
      min,
      max: min + 10,
      country: draw(COUNTRIES),
      city: draw(CITIES),
      categories: [draw(CATEGORIES)],
      height: 150 + Math.floor(random() * 50),
      skills: some(idsOf(skills), 40),
      languages: some(idsOf(languages).slice(0, 20), 4),
    };
  });
  await addTalents(db, talents);
  await db.query('vacuum analyze');
  const { rows } = await db.query<BenchTalent>(
    `select user_id as "userId", profile_id as "profileId" from bench_talents order by n`,
  );
  return rows;
}

async function addCompanies(db: pg.Client): Promise<void> {
  await db.query(`
    create temp table bench_clients as
      select n, uuidv7() as user_id, uuidv7() as company_id
      from generate_series(1, ${POPULATION.companies}) n;
    insert into client_companies (id, name, created_at, updated_at)
      select company_id, 'Company ' || n, '${AT}', '${AT}' from bench_clients;
    insert into users (id, email, role, first_name, last_name, created_at, updated_at)
      select user_id, 'client-' || n || '@bench.test', 'client', 'Client', 'No' || n, '${AT}', '${AT}'
      from bench_clients;
    insert into client_profiles (id, user_id, company_id, created_at, updated_at)
      select uuidv7(), user_id, company_id, '${AT}', '${AT}' from bench_clients`);
}

const INSERT_ROLES = `
  with given as materialized (
    select r.*, p.id as production_id, uuidv7() as id, uuidv7() as call_id
    from jsonb_to_recordset($1) as r(n int, title text, role_type text, talent_type_id text,
      crew_role_id text, description text, playing_age_min int, playing_age_max int, genders text[],
      ethnicity_ids text[], height_min_cm int, height_max_cm int, skills jsonb, languages jsonb,
      accents jsonb, union_status text, union_ids text[], pay_kind text, work_dates jsonb,
      work_from date, work_to date, country_id text, city text, is_local_hire boolean,
      visibility text, deadline timestamptz)
    join bench_productions p on p.n = r.n % ${POPULATION.productions}
  ), roles as (
    insert into production_roles (id, production_id, title, role_type, talent_type_id, crew_role_id,
      description, playing_age_min, playing_age_max, genders, ethnicity_ids, height_min_cm,
      height_max_cm, skills, languages, accents, union_status, union_ids, pay_kind, work_dates,
      work_from, work_to, country_id, city, is_local_hire, position, created_at, updated_at)
    select id, production_id, title, role_type, talent_type_id, crew_role_id, description,
      playing_age_min, playing_age_max, genders, ethnicity_ids, height_min_cm, height_max_cm, skills,
      languages, accents, union_status, union_ids, pay_kind, work_dates, work_from, work_to,
      country_id, city, is_local_hire, n, '${AT}', '${AT}' from given
  )
  insert into casting_calls (id, role_id, breakdown_id, status, visibility, deadline_at, opened_at, created_at, updated_at)
  select call_id, id, call_id, 'open', visibility, deadline, '${AT}', '${AT}', '${AT}' from given`;

async function addTalents(db: pg.Client, talents: readonly object[]): Promise<void> {
  await db.query(
    'create temp table bench_talents (n int, user_id uuid, profile_id uuid, given jsonb)',
  );
  await insert(
    db,
    `insert into bench_talents select (r->>'n')::int, uuidv7(), uuidv7(), r
     from jsonb_array_elements($1::jsonb) as r`,
    talents,
  );
  await db.query(`
    insert into users (id, email, role, first_name, last_name, created_at, updated_at)
      select user_id, 'talent-' || n || '@bench.test', 'talent', 'Talent', 'No' || n, '${AT}', '${AT}'
      from bench_talents;
    insert into talent_profiles (id, user_id, owner_user_id, gender, playing_age_min, playing_age_max,
        country_id, city, category_ids, created_at, updated_at)
      select profile_id, user_id, user_id, given->>'gender', (given->>'min')::int,
        (given->>'max')::int, given->>'country', given->>'city',
        array(select jsonb_array_elements_text(given->'categories')), '${AT}', '${AT}'
      from bench_talents;
    insert into talent_traits (talent_profile_id, height_cm)
      select profile_id, (given->>'height')::int from bench_talents;
    insert into talent_skills (talent_profile_id, position, skill_id, level)
      select profile_id, k, skill, 'intermediate' from bench_talents,
        jsonb_array_elements_text(given->'skills') with ordinality as s(skill, k);
    insert into talent_languages (talent_profile_id, position, language_id, level)
      select profile_id, k, language, 'fluent' from bench_talents,
        jsonb_array_elements_text(given->'languages') with ordinality as l(language, k);
    insert into talent_availability (id, talent_profile_id, kind, "from", "to")
      select uuidv7(), profile_id, 'booked_out', current_date + n % 90, current_date + n % 90 + 10
      from bench_talents`);
}

async function insert(db: pg.Client, statement: string, rows: readonly object[]): Promise<void> {
  await db.query(statement, [JSON.stringify(rows)]);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
