import { MOST_LISTED } from '@callboard/contract/analytics';
import type { Plan } from '@callboard/contract/plans';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { planOfProfile } from '../../billing/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import type { Period } from '../figures/period.ts';

export type WatchedRow = {
  mediaId: string;
  title: string | null;
  kind: 'video' | 'audio';
  now: number;
  before: number;
};

/** Films and sounds that are still there, the most watched first. */
export async function listWatched(
  db: Queryable,
  talentProfileId: string,
  period: Period,
): Promise<WatchedRow[]> {
  const { rows } = await db.execute<WatchedRow>(sql`
    select played.media_id as "mediaId", m.kind, played.now, played.before, (
      select i.title from portfolio_items i
      where i.talent_profile_id = ${talentProfileId} and i.media_id = m.id
      order by i.position, i.id limit 1
    ) as title
    from (
      select media_id, coalesce(sum(plays) filter (where day >= ${period.from}), 0)::int as now,
        coalesce(sum(plays) filter (where day < ${period.from}), 0)::int as before
      from media_days
      where talent_profile_id = ${talentProfileId}
        and day between ${period.beforeFrom} and ${period.to}
      group by media_id
    ) as played
    join media m on m.id = played.media_id
    order by played.now desc, played.before desc, played.media_id
    limit ${MOST_LISTED}
  `);
  return rows;
}

export type FoundByRow = { search: Record<string, unknown>; appearances: number };

/**
 * Searches that found them since then, the most frequent first. On which days casting wants people is
 * casting's own affair, and left out.
 */
export async function listFoundBy(
  db: Queryable,
  talentProfileId: string,
  since: Date,
): Promise<FoundByRow[]> {
  const { rows } = await db.execute<FoundByRow>(sql`
    select s.search - 'from' - 'to' as search, sum(found.appearances)::int as appearances
    from (
      select subject_id, count(*)::int as appearances
      from (
        select distinct subject_id, viewer_key, date_trunc('hour', at, 'UTC')
        from analytics_events
        where talent_profile_id = ${talentProfileId} and kind = 'search_appearance'
          and at >= ${since.toISOString()}::timestamptz
      ) as once
      group by subject_id
    ) as found
    join analytics_searches s on s.id = found.subject_id
    group by 1
    order by 2 desc, 1
    limit ${MOST_LISTED}
  `);
  return rows;
}

/** Whoever pays for them: for those on Pro it is counted what they are missed for. */
export async function findPlan(db: Queryable, talentProfileId: string): Promise<Plan | undefined> {
  const [row] = await db
    .select({ plan: planOfProfile() })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.ownerUserId))
    .where(eq(talentProfiles.id, talentProfileId));
  return row?.plan;
}

export type MissedRow = { field: string; searches: number };

/** By which fields they were missed in the period, those with the most searches first. */
export async function listMissed(
  db: Queryable,
  talentProfileId: string,
  period: Period,
): Promise<MissedRow[]> {
  const { rows } = await db.execute<MissedRow>(sql`
    select field, sum(searches)::int as searches from missed_days
    where talent_profile_id = ${talentProfileId} and day between ${period.from} and ${period.to}
    group by field
    order by searches desc, field
  `);
  return rows;
}
