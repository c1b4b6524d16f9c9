/**
 * Everything found belongs to productions its reader may see (`production_viewers`). Hits are graded:
 * texts that begin with what was typed, then those with a word that does, then those that contain
 * it, then those that resemble it, the most alike first; within a grade by name.
 */
import type { SearchResult } from '@callboard/contract/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';

export type Wanted = {
  userId: string;
  /** What was typed, as the `folded_…` columns hold it. */
  folded: string;
  /** The first text behind all that begin with it. */
  past: string;
  /** LIKE patterns; folded text has no characters that mean something there. */
  within: string;
  word: string;
  /** Null where nothing but the text itself will do. */
  leastLikeness: number | null;
  limit: number;
};

const userId = sql`${sql.placeholder('userId')}::uuid`;
const folded = sql`${sql.placeholder('folded')}::text`;
const past = sql`${sql.placeholder('past')}::text`;
const within = sql`${sql.placeholder('within')}::text`;
const word = sql`${sql.placeholder('word')}::text`;
const least = sql`${sql.placeholder('leastLikeness')}::real`;
const limit = sql`${sql.placeholder('limit')}::int`;

/** Goes before a statement: looked up once, whatever the statement does with it. */
const withViewed = sql`
  with viewed as materialized (
    select production_id from production_viewers where user_id = ${userId})`;

/** As an array, so that a small company's few rows are fetched by it and a large one's hashed. */
const isViewed = (productionId: SQL) =>
  sql`${productionId} = any(array(select production_id from viewed))`;

const likenessOf = (text: SQL) => sql`public.word_similarity(${folded}, ${text})`;

/** Of texts that contain it. */
const gradeOf = (text: SQL) => sql`
  case when starts_with(${text}, ${folded}) then 1 when ${text} like ${word} then 2 else 3 end`;

/** Planned once per connection under its name: planning would cost as much as searching. */
async function run<Row>(db: Queryable, name: string, statement: SQL, wanted: object) {
  const rows = await prepared(db, name, () =>
    db.select({ hit: sql<Row>`to_jsonb(hits)` }).from(sql`(${statement}) hits`).prepare(name),
  ).execute({ ...wanted });
  return rows.map(({ hit }) => hit);
}

/**
 * The folded query, and how many applications its reader sees, counted up to `most`. Also says, for
 * the rest of the transaction, that plans are made once and kept: made anew for every query, as the
 * database would rather have it, they take longer than the searching.
 */
export async function measure(db: Transaction, reader: string, query: string, most: number) {
  const [measured] = await run<{ folded: string; applicationCount: number }>(
    db,
    'search_measure',
    sql`
      ${withViewed}
      select set_config('plan_cache_mode', 'force_generic_plan', true),
        public.fold_text(${sql.placeholder('query')}::text) as folded,
        (select count(*) from (
          select from viewed v
          join production_roles r on r.production_id = v.production_id
          join applications a on a.role_id = r.id
          limit ${limit}) seen) as "applicationCount"`,
    { userId: reader, query, limit: most },
  );
  if (measured === undefined) throw new Error('a select without a table returned nothing');
  return measured;
}

const productionHits = sql`
      with hits as (
        (select p.* from productions p
          where p.folded_title like ${within} and ${isViewed(sql`p.id`)}
          order by ${gradeOf(sql`p.folded_title`)}, p.folded_title, p.created_at desc, p.id
          limit ${limit})
        union all
        (select p.* from public.productions_resembling(${folded}, ${least}) f
          join productions p on p.id = f.production_id
          where p.folded_title not like ${within} and ${isViewed(sql`p.id`)}
          order by f.likeness desc, p.folded_title, p.created_at desc, p.id
          limit ${limit})
        limit ${limit})
      select p.id, p.title, (select k.name from production_types k where k.id = p.type_id) as type
      from hits p`;

const roleHits = sql`
      with hits as (
        (select r.* from production_roles r
          where r.folded_title like ${within} and ${isViewed(sql`r.production_id`)}
          order by ${gradeOf(sql`r.folded_title`)}, r.folded_title, r.created_at desc, r.id
          limit ${limit})
        union all
        (select r.* from public.roles_resembling(${folded}, ${least}) f
          join production_roles r on r.id = f.role_id
          where r.folded_title not like ${within} and ${isViewed(sql`r.production_id`)}
          order by f.likeness desc, r.folded_title, r.created_at desc, r.id
          limit ${limit})
        limit ${limit})
      select r.id, r.title, r.role_type as "roleType",
        (select k.name from talent_types k where k.id = r.talent_type_id) as "talentType",
        (select k.name from crew_roles k where k.id = r.crew_role_id) as "crewRole",
        (select p.title from productions p where p.id = r.production_id) as "productionTitle"
      from hits r`;

const applicationHit = sql`
  a.id, a.role_id as "roleId", t.id as "profileId", u.first_name as "firstName",
  u.last_name as "lastName", a.role_title as "roleTitle", a.production_title as "productionTitle",
  to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  array_remove(array[
    case when u.verified_professional_status = 'verified' then 'professional' end,
    case when u.verified_id_status = 'verified' then 'identity' end], null) as verified`;

/** For a reader of few applications, each of which is looked at. */
const hitsAmongFew = sql`
      with seen as materialized (
        select a.id, a.role_id, a.talent_profile_id, a.created_at, r.title as role_title,
          p.title as production_title
        from productions p
        join production_roles r on r.production_id = p.id
        join applications a on a.role_id = r.id
        where ${isViewed(sql`p.id`)})
      select ${applicationHit}
      from seen a
      join talent_profiles t on t.id = a.talent_profile_id
      join users u on u.id = t.user_id
      cross join lateral (
        select case when starts_with(u.folded_name, ${folded}) then 1
          when starts_with(u.folded_last_name, ${folded}) then 2
          when u.folded_name like ${within} then 3
          when t.folded_stage_name like ${within} then 4
          when greatest(${likenessOf(sql`u.folded_name`)}, ${likenessOf(sql`t.folded_stage_name`)})
            >= ${least} then 5 end as grade) graded
      where grade is not null
      order by grade,
        case when grade = 5 then
          -greatest(${likenessOf(sql`u.folded_name`)}, ${likenessOf(sql`t.folded_stage_name`)}) end,
        case grade when 2 then u.folded_last_name when 4 then t.folded_stage_name
          else u.folded_name end,
        a.created_at desc, a.id
      limit ${limit}`;

/** What one talent applied to, as far as the reader may see it, the latest first. */
const seenOfTalent = sql`
  select a.id, a.role_id, a.created_at, r.title as role_title, p.title as production_title
  from applications a
  join production_roles r on r.id = a.role_id
  join productions p on p.id = r.production_id
  where a.talent_profile_id = t.id and exists (
    select from production_viewers v where v.production_id = p.id and v.user_id = ${userId})
  order by a.created_at desc
  limit ${limit}`;

/** Out of an index one by one in the order of their names, until there are enough. */
const hitsInOrderOf = (name: SQL, others: SQL) => sql`
  select ${applicationHit}
  from users u
  join talent_profiles t on t.user_id = u.id
  cross join lateral (${seenOfTalent}) a
  where u.role = 'talent' and ${name} >= ${folded} and ${name} < ${past} ${others}
  order by ${name}
  limit ${limit}`;

const peopleAlike = sql`
  (select u.id as user_id from users u
    where u.role = 'talent' and u.folded_name like ${within}
      and not starts_with(u.folded_name, ${folded})
      and not starts_with(u.folded_last_name, ${folded})
    order by u.folded_name)
  union all
  (select t.user_id from talent_profiles t join users u on u.id = t.user_id
    where t.folded_stage_name like ${within} and u.folded_name not like ${within}
      and not starts_with(u.folded_last_name, ${folded})
    order by t.folded_stage_name)
  union all
  (select u.id from public.talent_resembling(${folded}, ${least}) f
    join users u on u.id = f.user_id
    join talent_profiles t on t.user_id = u.id
    where u.folded_name not like ${within} and not starts_with(u.folded_last_name, ${folded})
      and (t.folded_stage_name like ${within}) is not true
    order by f.likeness desc, u.folded_name)`;

/**
 * For a reader of many: first those whose first or last name begins with it, then those whose name or
 * stage name contains or resembles it. Each part is looked into only when those before it did not
 * suffice, so that three letters that thousands of names share cost no more than others.
 */
const hitsAmongMany = sql`
  (${hitsInOrderOf(sql`u.folded_name`, sql``)})
  union all
  (${hitsInOrderOf(sql`u.folded_last_name`, sql`and not starts_with(u.folded_name, ${folded})`)})
  union all
  (select ${applicationHit}
    from (${peopleAlike}) people
    join users u on u.id = people.user_id
    join talent_profiles t on t.user_id = people.user_id
    cross join lateral (${seenOfTalent}) a
    limit ${limit})
  limit ${limit}`;

const inOne = (applicationHits: SQL) => sql`
  ${withViewed}
  select
    (select coalesce(jsonb_agg(h), '[]') from (${productionHits}) h) as productions,
    (select coalesce(jsonb_agg(h), '[]') from (${roleHits}) h) as roles,
    (select coalesce(jsonb_agg(h), '[]') from (${applicationHits}) h) as applications`;

const SEARCH_AMONG = { few: inOne(hitsAmongFew), many: inOne(hitsAmongMany) } as const;

/** All three kinds in one statement; `among` says how many applications the reader sees. */
export async function findHits(db: Queryable, among: keyof typeof SEARCH_AMONG, wanted: Wanted) {
  const [result] = await run<SearchResult>(db, `search_${among}`, SEARCH_AMONG[among], wanted);
  if (result === undefined) throw new Error('a select without a table returned nothing');
  return result;
}
