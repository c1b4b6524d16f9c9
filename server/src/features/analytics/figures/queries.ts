import { FUNNEL_STAGES } from '@callboard/contract/analytics';
import { APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { applicationStatusChanges, applications } from '../../applications/tables.ts';
import { isInRosterScope } from '../../representation/conditions.ts';
import type { RosterScope } from '../../representation/policy.ts';
import { rosterEntries } from '../../representation/tables.ts';
import { analyticsDays, talentDays } from '../tables.ts';
import type { Period } from './period.ts';
import { STAGE_OF } from './stages.ts';

/** Whose figures: a query of the ids of their profiles. */
export type Whose = SQL;

export function oneTalent(talentProfileId: string): Whose {
  return sql`(select ${talentProfileId}::uuid)`;
}

export function roster(db: Queryable, scope: RosterScope): Whose {
  return sql`(select ${rosterEntries.talentProfileId} from ${rosterEntries}
    where ${isInRosterScope(db, scope)})`;
}

/** Until when figures are told. */
export async function findCountedAt(db: Queryable): Promise<Date | null> {
  const [row] = await db.select({ at: max(analyticsDays.countedAt) }).from(analyticsDays);
  return row?.at ?? null;
}

/** The first day that can be told of: since days are counted, and since the first of them is here. */
export async function findCountedSince(db: Queryable, whose: Whose): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select greatest((select min(day) from ${analyticsDays}), (
      select (min(created_at) at time zone 'UTC')::date from talent_profiles where id in ${whose}
    ))::text as day
  `);
  return rows[0]?.day ?? null;
}

export type DayRow = {
  day: string;
  profileViews: number;
  clientViews: number;
  agentViews: number;
  talentViews: number;
  searchAppearances: number;
  mediaPlays: number;
  callsViewed: number;
  applied: number;
};

/** Every day of the period and of the one before it on which something happened. */
export async function listDays(db: Queryable, whose: Whose, period: Period): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select day::text as day, sum(profile_views)::int as "profileViews",
      sum(client_views)::int as "clientViews", sum(agent_views)::int as "agentViews",
      sum(talent_views)::int as "talentViews",
      sum(search_appearances)::int as "searchAppearances",
      sum(media_plays)::int as "mediaPlays", sum(calls_viewed)::int as "callsViewed",
      sum(applied)::int as applied
    from ${talentDays}
    where talent_profile_id in ${whose} and day between ${period.beforeFrom} and ${period.to}
    group by day
    order by day
  `);
  return rows;
}

/** How far somebody is on the way in this status: the place of its stage in the funnel. */
export function stageNumber(status: SQL | PgColumn): SQL {
  const ways = APPLICATION_STATUSES.map((one) => {
    const place = FUNNEL_STAGES.indexOf(STAGE_OF[one]);
    return sql`when ${sql.raw(`'${one}'`)} then ${sql.raw(String(place))}`;
  });
  return sql`case ${status} ${sql.join(ways, sql` `)} end`;
}

export type FunnelRow = { stage: number; now: number; before: number };

/** Of applications sent in the period, and in the one before: how many came how far, as was told. */
export async function listFurthest(
  db: Queryable,
  whose: Whose,
  { starts }: Period,
): Promise<FunnelRow[]> {
  const changes = applicationStatusChanges;
  const { rows } = await db.execute<FunnelRow>(sql`
    select stage, count(*) filter (where is_now)::int as now,
      count(*) filter (where not is_now)::int as before
    from (
      select ${applications.createdAt} >= ${starts.now.toISOString()}::timestamptz as is_now,
        coalesce(max(${stageNumber(changes.toStatus)}), 0) as stage
      from ${applications}
      left join ${changes} on ${changes.applicationId} = ${applications.id}
        and ${changes.toldAt} is not null and ${changes.undoneAt} is null
      where ${applications.talentProfileId} in ${whose}
        and ${applications.createdAt} >= ${starts.before.toISOString()}::timestamptz
        and ${applications.createdAt} < ${starts.end.toISOString()}::timestamptz
      group by ${applications.id}
    ) as furthest
    group by stage
  `);
  return rows;
}
