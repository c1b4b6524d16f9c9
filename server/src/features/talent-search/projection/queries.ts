import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';

type Held = [id: string, level: string][];

/** All that is searchable of a talent. */
export type SearchableTalent = {
  id: string;
  visibility: 'public' | 'professionals' | 'hidden';
  isSuspended: boolean;
  dateOfBirth: string | null;
  name: string;
  firstName: string;
  lastName: string;
  gender: string | null;
  gendersPlayed: string[];
  playingAgeMin: number | null;
  playingAgeMax: number | null;
  countryId: string | null;
  city: string | null;
  localHireCities: string[];
  categoryIds: string[];
  heightCm: number | null;
  bodyTypeId: string | null;
  eyeColorId: string | null;
  hairColorId: string | null;
  hairLengthId: string | null;
  ethnicityIds: string[];
  crewDepartmentId: string | null;
  crewRoleId: string | null;
  skills: Held;
  languages: Held;
  accents: Held;
  unions: Held;
  /** Titles and parts. */
  credits: string[];
  /** Who may see something to watch or hear, where there is anything. */
  reels: string[];
  bookedOut: [from: string, to: string][];
  /** Rosters and productions whose people see them though they are hidden. */
  ties: string[];
  isProfessional: boolean;
  isIdentified: boolean;
  /** Seconds since 1970. */
  createdAt: number;
  updatedAt: number;
  activeAt: number;
};

/** These talents, or a page of all of them in the order of their ids. */
export async function listSearchable(
  db: Queryable,
  which: { ids: readonly string[] } | { after: string; limit: number },
): Promise<SearchableTalent[]> {
  const { isMeant, limit } = read(which);
  const { rows } = await db.execute<SearchableTalent>(sql`
    with t as (select * from talent_profiles where ${isMeant} order by id ${limit})
    select t.id, t.visibility, u.suspended_at is not null as "isSuspended",
      t.date_of_birth::text as "dateOfBirth",
      coalesce(t.stage_name, u.first_name || ' ' || u.last_name) as name,
      u.first_name as "firstName", u.last_name as "lastName",
      t.gender, t.genders_played as "gendersPlayed",
      t.playing_age_min as "playingAgeMin", t.playing_age_max as "playingAgeMax",
      t.country_id as "countryId", t.city, t.local_hire_cities as "localHireCities",
      t.category_ids as "categoryIds", l.height_cm as "heightCm", l.body_type_id as "bodyTypeId",
      l.eye_color_id as "eyeColorId", l.hair_color_id as "hairColorId",
      l.hair_length_id as "hairLengthId", coalesce(l.ethnicity_ids, '{}') as "ethnicityIds",
      i.crew_department_id as "crewDepartmentId", i.crew_role_id as "crewRoleId",
      ${held('talent_skills', 'skill_id', 'level')} as skills,
      ${held('talent_languages', 'language_id', 'level')} as languages,
      ${held('talent_accents', 'accent_id', 'level')} as accents,
      ${held('talent_unions', 'union_id', 'membership_id')} as unions,
      (select coalesce(array_agg(concat_ws(' ', c.production, c.role)), '{}') from talent_credits c
        where c.talent_profile_id = t.id) as credits,
      (select coalesce(array_agg(distinct p.visibility), '{}') from portfolio_items p
        left join media m on m.id = p.media_id
        where p.talent_profile_id = t.id and p.kind in ('video', 'audio', 'link')
          and (p.media_id is null or m.status = 'ready')) as reels,
      (select coalesce(json_agg(json_build_array(a."from", a."to")), '[]') from talent_availability a
        where a.talent_profile_id = t.id and a.kind = 'booked_out') as "bookedOut",
      case when t.visibility = 'hidden' then array(
        select 'roster=' || e.portfolio_id from roster_entries e where e.talent_profile_id = t.id
        union select 'production=' || r.production_id from applications a
          join production_roles r on r.id = a.role_id where a.talent_profile_id = t.id
      ) else '{}' end as ties,
      u.verified_professional_status = 'verified' as "isProfessional",
      u.verified_id_status = 'verified' as "isIdentified",
      floor(extract(epoch from t.created_at))::float8 as "createdAt",
      floor(extract(epoch from t.updated_at))::float8 as "updatedAt",
      floor(extract(epoch from greatest(t.updated_at,
        (select max(s.last_used_at) from sessions s where s.user_id = t.user_id))))::float8 as "activeAt"
    from t
    join users u on u.id = t.user_id
    left join talent_traits l on l.talent_profile_id = t.id
    left join talent_professional_info i on i.talent_profile_id = t.id
    order by t.id
  `);
  return rows;
}

function read(which: { ids: readonly string[] } | { after: string; limit: number }) {
  return 'ids' in which
    ? { isMeant: sql`id = any(${sql.param([...which.ids])}::uuid[])`, limit: sql`` }
    : { isMeant: sql`id > ${which.after}::uuid`, limit: sql`limit ${which.limit}` };
}

function held(table: string, id: string, level: string): SQL {
  return sql.raw(`(select coalesce(json_agg(json_build_array(h.${id}, h.${level})), '[]')
    from ${table} h where h.talent_profile_id = t.id)`);
}

/** Who comes of age from one day to another: children are shown to fewer people. */
export async function listComingOfAge(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from talent_profiles
    where date_of_birth + interval '18 years' > ${from}::date
      and date_of_birth + interval '18 years' <= ${to}::date
  `);
  return rows.map(({ id }) => id);
}
