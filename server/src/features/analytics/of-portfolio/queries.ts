import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { applicationStatusChanges, applications } from '../../applications/tables.ts';
import type { Period } from '../figures/period.ts';
import type { Whose } from '../figures/queries.ts';
import { talentDays } from '../tables.ts';

export type TalentRow = {
  id: string;
  name: string;
  photoKey: string | null;
  viewsNow: number;
  viewsBefore: number;
  foundNow: number;
  foundBefore: number;
  playsNow: number;
  playsBefore: number;
  appliedNow: number;
  appliedBefore: number;
  booked: number;
};

export type Place = { views: number; id: string };

/** The most viewed first, also those whom nobody saw; after the place where a page ended. */
export async function listTalents(
  db: Queryable,
  whose: Whose,
  period: Period,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<TalentRow[]> {
  const { from, to, beforeFrom, starts } = period;
  const isLater =
    after === undefined
      ? sql`true`
      : sql`(-sums."viewsNow", sums.id) > (${-after.views}::int, ${after.id}::uuid)`;
  const now = (column: string) =>
    sql`coalesce(sum(${sql.identifier(column)}) filter (where day >= ${from}), 0)::int`;
  const before = (column: string) =>
    sql`coalesce(sum(${sql.identifier(column)}) filter (where day < ${from}), 0)::int`;
  const { rows } = await db.execute<TalentRow>(sql`
    with sums as (
      select theirs.id, ${now('profile_views')} as "viewsNow",
        ${before('profile_views')} as "viewsBefore",
        ${now('search_appearances')} as "foundNow", ${before('search_appearances')} as "foundBefore",
        ${now('media_plays')} as "playsNow", ${before('media_plays')} as "playsBefore",
        ${now('applied')} as "appliedNow", ${before('applied')} as "appliedBefore"
      from ${whose} as theirs (id)
      left join ${talentDays} on talent_profile_id = theirs.id and day between ${beforeFrom} and ${to}
      group by theirs.id
    ), page as (
      select * from sums where ${isLater} order by "viewsNow" desc, id limit ${limit}
    )
    select page.*, t.photo_key as "photoKey",
      coalesce(t.stage_name, u.first_name || ' ' || u.last_name) as name, (
        select count(*)::int from ${applications}
        where ${applications.talentProfileId} = page.id
          and ${applications.createdAt} >= ${starts.now.toISOString()}::timestamptz
          and ${applications.createdAt} < ${starts.end.toISOString()}::timestamptz
          and exists (
            select from ${applicationStatusChanges} c
            where c.application_id = ${applications.id} and c.to_status in ('booked', 'released')
              and c.told_at is not null and c.undone_at is null)
      ) as booked
    from page
    join talent_profiles t on t.id = page.id
    join users u on u.id = t.user_id
    order by page."viewsNow" desc, page.id
  `);
  return rows;
}
