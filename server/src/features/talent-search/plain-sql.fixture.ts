import {
  ACCENT_LEVELS,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import { AGE_BANDS, type TalentSearch, UPDATED_WITHIN } from '@callboard/contract/talent-search';
import type pg from 'pg';
import { openGazetteer } from '../places/gazetteer.ts';

/** A talent per row, from the tables alone: nothing here comes from the index's own reading of them. */
export const FLAT_TALENTS = `
  select t.id, t.user_id, t.owner_user_id, t.visibility, u.suspended_at is not null as suspended,
    coalesce(t.date_of_birth + interval '18 years' > $TODAY$::date, false) as minor,
    public.fold_text(coalesce(t.stage_name, u.first_name || ' ' || u.last_name)) collate "C" as name,
    t.category_ids as category,
    array(select distinct unnest(array_remove(t.genders_played || t.gender, null))) as gender,
    case when num_nonnulls(t.playing_age_min, t.playing_age_max) > 0
      then int4range(coalesce(t.playing_age_min, 0), coalesce(t.playing_age_max, 120), '[]') end as ages,
    coalesce(l.ethnicity_ids, '{}') as ethnicity, l.height_cm as height,
    array_remove(array[l.body_type_id], null) as "bodyType",
    array_remove(array[l.eye_color_id], null) as "eyeColor",
    array_remove(array[l.hair_color_id], null) as "hairColor",
    array_remove(array[l.hair_length_id], null) as "hairLength",
    array(select s.skill_id || '~' || s.level from talent_skills s where s.talent_profile_id = t.id) as skill,
    array(select s.language_id || '~' || s.level from talent_languages s where s.talent_profile_id = t.id)
      as language,
    array(select s.accent_id || '~' || s.level from talent_accents s where s.talent_profile_id = t.id)
      as accent,
    array(select s.union_id from talent_unions s
      where s.talent_profile_id = t.id and s.membership_id <> 'non-union') as "union",
    array_remove(array[t.country_id], null) as country, t.city, t.country_id,
    array_remove(array[case when u.verified_professional_status = 'verified' then 'professional' end,
      case when u.verified_id_status = 'verified' then 'identity' end], null) as verified,
    exists (select from portfolio_items p where p.talent_profile_id = t.id and p.visibility <> 'private'
      and p.kind = 'link') as showreel,
    exists (select from portfolio_items p where p.talent_profile_id = t.id and p.visibility = 'public'
      and p.kind = 'link') as "publicShowreel",
    coalesce((select range_agg(daterange(a."from", a."to", '[]')) from talent_availability a
      where a.talent_profile_id = t.id and a.kind = 'booked_out'), '{}') as busy,
    (t.updated_at at time zone 'UTC')::date as updated, date_trunc('second', t.created_at) as created,
    date_trunc('second', greatest(t.updated_at,
      (select max(s.last_used_at) from sessions s where s.user_id = t.user_id))) as active,
    array_remove(string_to_array(public.fold_text(concat_ws(' ', t.stage_name, u.first_name, u.last_name,
      (select string_agg(concat_ws(' ', c.production, c.role), ' ') from talent_credits c
        where c.talent_profile_id = t.id),
      (select string_agg(k.name, ' ') from talent_skills s join skills k on k.id = s.skill_id
        where s.talent_profile_id = t.id))), ' '), '') as words
  from talent_profiles t
  join users u on u.id = t.user_id
  left join talent_traits l on l.talent_profile_id = t.id`;

/** Slips of the finger, by the book: an edit, or two neighbours that changed places. */
export const SLIPS_FUNCTION = `
  create or replace function slips(one text, other text) returns int language plpgsql immutable as $$
  declare
    m int := length(one); n int := length(other); d int[][]; cost int;
  begin
    if abs(m - n) > 2 then return 99; end if;
    d := array_fill(0, array[m + 1, n + 1], array[0, 0]);
    for i in 0..m loop d[i][0] := i; end loop;
    for j in 0..n loop d[0][j] := j; end loop;
    for i in 1..m loop
      for j in 1..n loop
        cost := (substr(one, i, 1) <> substr(other, j, 1))::int;
        d[i][j] := least(d[i-1][j] + 1, d[i][j-1] + 1, d[i-1][j-1] + cost);
        if i > 1 and j > 1 and substr(one, i, 1) = substr(other, j - 1, 1)
          and substr(one, i - 1, 1) = substr(other, j, 1) then
          d[i][j] := least(d[i][j], d[i-2][j-2] + 1);
        end if;
      end loop;
    end loop;
    return d[m][n];
  end $$`;

export type SqlViewer = {
  id: string;
  role: 'client' | 'talent' | 'agent' | 'admin';
  meetsMinors: boolean;
};

type Part = { facet: string; sql: string };
const LEVELS = { skill: SKILL_LEVELS, language: LANGUAGE_LEVELS, accent: ACCENT_LEVELS };
const LISTS = [
  'category',
  'gender',
  'ethnicity',
  'bodyType',
  'eyeColor',
  'hairColor',
  'hairLength',
  'union',
] as const;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const list = (values: readonly string[]) => `array[${values.map(quoted).join(', ')}]::text[]`;

/** Page, total and counts of one search in one statement, with `flat` as the talents. */
export function plainSql(
  search: TalentSearch & { limit: number },
  viewer: SqlViewer,
  today: string,
): string {
  const parts = partsOf(search, viewer, today);
  const where = (without: readonly string[] = []) =>
    ['seen', ...parts.map((part, at) => (without.includes(part.facet) ? 'true' : `c${at}`))].join(
      ' and ',
    );
  /** `values`: a query of what a talent has, as v. */
  const tally = (facet: string, values: string, without: readonly string[] = [facet]) => `
    ${quoted(facet)}, (select coalesce(json_object_agg(v, n), '{}') from (
      select v, count(*) as n from m cross join lateral (${values}) as held
      where ${where(without)} group by v) as tallied)`;
  const isTalent = viewer.role === 'talent';
  const reel = isTalent ? '"publicShowreel"' : 'showreel';
  const bands = AGE_BANDS.map(([least, most]) => `(${least}, ${most})`).join(', ');
  const steps = UPDATED_WITHIN.map((days) => `(${days})`).join(', ');
  const counted = [
    ...LISTS.filter((facet) => facet !== 'ethnicity' || !isTalent).map((facet) =>
      tally(facet, `select unnest("${facet}") as v`),
    ),
    ...(['skill', 'language', 'accent'] as const).map((facet) =>
      tally(facet, `select distinct split_part(h, '~', 1) as v from unnest(${facet}) as h`, []),
    ),
    tally('country', 'select unnest(country) as v', ['country', 'place']),
    tally('verified', 'select unnest(verified) as v', []),
    tally('showreel', `select 'true' as v where ${reel}`, []),
    tally(
      'age',
      `select v from (values ${bands}) as band(v, most) where ages && int4range(v, most, '[]')`,
    ),
    tally('height', 'select height / 10 * 10 as v where height is not null'),
    `'updated', (select json_object_agg(v, (
        select count(*) from m where updated >= ${quoted(today)}::date - v and ${where(['updated'])}
      )) from (values ${steps}) as step(v))`,
  ];
  return `
    with m as materialized (
      select flat.*, ${seen(viewer)} as seen ${parts.map(({ sql }, at) => `, coalesce(${sql}, false) as c${at}`).join('')}
      ${typed(search).length === 0 ? ', true as exact' : `, ${typed(search).map(hasTyped).join(' and ')} as exact`}
      from flat
    )
    select (select count(*)::int from m where ${where()}) as total,
      array(select id from m where ${where()} order by not exact, ${orderOf(search)}, id limit ${search.limit}) as ids,
      json_build_object(${counted.join(', ')}) as facets`;
}

const typed = ({ q = '' }: TalentSearch): string[] => q.split(' ').filter((word) => word !== '');

const hasTyped = (word: string) =>
  `exists (select from unnest(words) w where starts_with(w, ${quoted(word)}))`;

function hasAlike(word: string): string {
  const slips = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (slips === 0) return 'false';
  return `exists (select from unnest(words) w where left(w, 1) = ${quoted(word[0] ?? '')} and slips(w, ${quoted(word)}) <= ${slips})`;
}

function seen({ id, role, meetsMinors }: SqlViewer): string {
  if (role === 'admin') return 'true';
  const base =
    role === 'talent'
      ? `visibility = 'public' and not minor`
      : `visibility <> 'hidden' and (not minor or ${meetsMinors})`;
  const own = `${quoted(id)} in (user_id, owner_user_id)`;
  const isTied = role !== 'talent' && `(${tied(id)} and (not minor or ${meetsMinors}))`;
  return `(not suspended and (${base} or ${own} or ${isTied}))`;
}

/** On a roster that they see, or applied to a production of theirs. */
function tied(userId: string): string {
  const me = quoted(userId);
  return `(exists (
    select from roster_entries e join business_portfolios b on b.id = e.portfolio_id
    where e.talent_profile_id = flat.id and (b.owner_user_id = ${me} or exists (
      select from business_portfolio_members m where m.portfolio_id = b.id and m.user_id = ${me} and (
        m.role = 'admin' or exists (select from assignments a where a.portfolio_id = b.id
          and a.talent_profile_id = e.talent_profile_id and a.user_id = ${me}))))
  ) or exists (
    select from applications a join production_roles r on r.id = a.role_id
    join productions p on p.id = r.production_id
    where a.talent_profile_id = flat.id and (p.created_by_user_id = ${me} or exists (
      select from production_collaborators c where c.production_id = p.id and c.user_id = ${me}))
  ))`;
}

function partsOf(search: TalentSearch, { role }: SqlViewer, today: string): Part[] {
  const parts: Part[] = [];
  const add = (facet: string, sql: string) => parts.push({ facet, sql });
  for (const facet of LISTS) {
    const chosen = search[facet];
    if (chosen !== undefined) add(facet, `"${facet}" && ${list(chosen)}`);
  }
  for (const facet of ['skill', 'language', 'accent'] as const) {
    for (const chosen of search[facet] ?? []) {
      const [id = '', level] = chosen.split('~');
      const levels: readonly string[] = LEVELS[facet];
      const enough = levels.slice(level === undefined ? 0 : levels.indexOf(level));
      add(`${facet} needed`, `${facet} && ${list(enough.map((each) => `${id}~${each}`))}`);
    }
  }
  for (const kind of search.verified ?? [])
    add('verified needed', `${quoted(kind)} = any(verified)`);
  if (search.showreel) add('showreel needed', role === 'talent' ? '"publicShowreel"' : 'showreel');
  const { ageMin, ageMax, heightMin, heightMax, from, to, updatedWithin, country, place } = search;
  if (ageMin !== undefined || ageMax !== undefined) {
    add('age', `lower(ages) <= ${ageMax ?? 999} and upper(ages) - 1 >= ${ageMin ?? -1}`);
  }
  if (heightMin !== undefined || heightMax !== undefined) {
    add('height', `height between ${heightMin ?? 0} and ${heightMax ?? 9999}`);
  }
  if (from !== undefined || to !== undefined) {
    const [first, last] = [from ?? to ?? today, to ?? from ?? today];
    add(
      'available',
      first <= last
        ? `not busy && daterange(${quoted(first)}, ${quoted(last)}, '[]')`
        : impossible(first, last),
    );
  }
  if (updatedWithin !== undefined)
    add('updated', `updated >= ${quoted(today)}::date - ${updatedWithin}`);
  if (country !== undefined) add('country', `country && ${list(country)}`);
  if (place !== undefined) add('place', near(place, search.radius ?? 50));
  for (const word of typed(search)) add('words', `(${hasTyped(word)} or ${hasAlike(word)})`);
  return parts;
}

/** Days that end before they begin: only what lies around both of them is in the way. */
function impossible(first: string, last: string): string {
  return `not exists (select from unnest(busy) b where lower(b) <= ${quoted(last)} and upper(b) > ${quoted(first)})`;
}

function near(place: number, radius: number): string {
  const gazetteer = openGazetteer();
  const distances = gazetteer.distancesFrom(gazetteer.numberOf(place) ?? 0);
  const within: string[] = [];
  for (let number = 1; number < distances.length; number += 1) {
    const known = gazetteer.at(number);
    if ((distances[number] ?? Infinity) > radius || known === undefined) continue;
    // Of two towns of one name only the larger is known by it.
    if (gazetteer.find(known.name, known.countryId) !== number) continue;
    within.push(`${known.countryId}/${known.name}`);
  }
  return `not minor and country_id || '/' || city = any(${list(within)})`;
}

function orderOf({ sort }: TalentSearch): string {
  if (sort === 'name') return 'name';
  return sort === 'newest' ? 'created desc' : 'active desc';
}

export type SqlAnswer = {
  total: number;
  ids: string[];
  facets: Record<string, Record<string, number>>;
};

export async function askPlainly(client: pg.Client | pg.Pool, sql: string): Promise<SqlAnswer> {
  const { rows } = await client.query<SqlAnswer>(sql);
  return rows[0] as SqlAnswer;
}
