import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { savedSearches, savedSearchMatches } from '../tables.ts';
import { isActiveOwner, type Match, selectWithOwner } from '../watching/queries.ts';
import type { Morning } from './mornings.ts';

const waits: SQL | undefined = and(
  isNull(savedSearchMatches.toldAt),
  eq(savedSearches.alert, 'daily'),
  isActiveOwner,
  isNotNull(users.email),
  isNotNull(users.emailVerifiedAt),
);

export async function listWaitingZones(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ timeZone: users.timeZone })
    .from(savedSearchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, savedSearchMatches.savedSearchId))
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(waits);
  return rows.map(({ timeZone }) => timeZone);
}

/** Those of some owners whose mail is due are told of from here on; nobody else takes them. */
export async function takeDue(
  tx: Transaction,
  { mornings, now, owners }: { mornings: readonly Morning[]; now: Date; owners: number },
): Promise<Match[]> {
  const zones = sql.param(mornings.map(({ timeZone }) => timeZone));
  const times = sql.param(mornings.map(({ at }) => at.toISOString()));
  const due = sql`${savedSearchMatches}
    join ${savedSearches} on ${savedSearches.id} = ${savedSearchMatches.savedSearchId}
    join ${users} on ${users.id} = ${savedSearches.userId}
    join unnest(${zones}::text[], ${times}::timestamptz[]) as morning (time_zone, at)
      on morning.time_zone = ${users.timeZone} and ${savedSearchMatches.matchedAt} < morning.at`;
  const { rows } = await tx.execute<Match>(sql`
    with of_some as (
      select distinct ${users.id} as id from ${due} where ${waits} order by 1 limit ${owners}
    ), taken as (
      select ${savedSearchMatches.savedSearchId}, ${savedSearchMatches.talentProfileId}
      from ${due} where ${waits} and ${users.id} in (select id from of_some)
      order by 1, 2
      for update of ${savedSearchMatches}
    )
    update ${savedSearchMatches} m set told_at = ${now.toISOString()}::timestamptz
    from taken
    where m.saved_search_id = taken.saved_search_id
      and m.talent_profile_id = taken.talent_profile_id
    returning m.saved_search_id as "savedSearchId", m.talent_profile_id as "talentProfileId"
  `);
  return rows;
}

export function listWithOwners(db: Queryable, ids: readonly string[]) {
  return selectWithOwner(db)
    .where(inArray(savedSearches.id, [...ids]))
    .orderBy(savedSearches.name, savedSearches.id);
}
