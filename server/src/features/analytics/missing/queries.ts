import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq, exists, gt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { isOnPro } from '../../billing/conditions.ts';
import { subscriptions } from '../../billing/tables.ts';
import { rosterEntries } from '../../representation/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import type { Paying } from './count-missed-job.ts';
import type { MissedRow } from './tally.ts';

const INSERTED_AT_ONCE = 5_000;

type Page = { after: string; limit: number };

/** Whose keeper is on Pro, or an agency that has them on its roster. */
export async function listProProfiles(db: Queryable, { after, limit }: Page): Promise<string[]> {
  const proRoster = db
    .select({ one: sql`1` })
    .from(rosterEntries)
    .where(
      and(
        eq(rosterEntries.talentProfileId, talentProfiles.id),
        isOnPro(subscriptions.portfolioId, rosterEntries.portfolioId),
      ),
    );
  const rows = await db
    .select({ id: talentProfiles.id })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.ownerUserId))
    .where(
      and(gt(talentProfiles.id, after), or(eq(users.subscriptionPlan, 'pro'), exists(proRoster))),
    )
    .orderBy(asc(talentProfiles.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whom somebody keeps, or an agency has on its roster. */
export async function listProfilesOf(
  db: Queryable,
  { userId, portfolioId }: Paying,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${talentProfiles.id} as id from ${talentProfiles}
    where ${talentProfiles.ownerUserId} = ${userId}
    union
    select ${rosterEntries.talentProfileId} from ${rosterEntries}
    where ${rosterEntries.portfolioId} = ${portfolioId}
    limit ${LIMITS.rosterTalents}
  `);
  return rows.map(({ id }) => id);
}

export type SearchMade = {
  id: string;
  search: Record<string, unknown>;
  /** By one viewer once an hour. */
  made: { day: string; times: number }[];
};

/**
 * Searches of these days, in the order of their ids. Not those with words: whether somebody would have
 * been found by them, nobody knows who does not keep them.
 */
export async function listSearchesMade(
  db: Queryable,
  { days, after, limit }: Page & { days: readonly string[] },
): Promise<SearchMade[]> {
  const { rows } = await db.execute<SearchMade>(sql`
    select s.id, s.search, json_agg(json_build_object('day', made.day, 'times', made.times)) as made
    from search_days made join analytics_searches s on s.id = made.search_id
    where made.search_id > ${after}::uuid and not jsonb_exists(s.search, 'hasWords')
      and made.day between ${days.at(0) ?? ''}::date and ${days.at(-1) ?? ''}::date
    group by s.id
    order by s.id
    limit ${limit}
  `);
  return rows;
}

type Scope = { profileIds: readonly string[]; days: readonly string[] };

/** A field that was filled in meanwhile is missed no more. */
export async function replaceMissed(
  tx: Transaction,
  { profileIds, days }: Scope,
  rows: Iterable<MissedRow>,
): Promise<void> {
  await tx.execute(sql`
    delete from missed_days
    where talent_profile_id = any(${sql.param([...profileIds])}::uuid[])
      and day = any(${sql.param([...days])}::date[])`);
  let some: MissedRow[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < INSERTED_AT_ONCE) continue;
    await insertMissed(tx, some);
    some = [];
  }
  if (some.length > 0) await insertMissed(tx, some);
}

/** Whoever has gone meanwhile is left out; another server may have counted at the same moment. */
async function insertMissed(tx: Transaction, rows: readonly MissedRow[]): Promise<void> {
  await tx.execute(sql`
    insert into missed_days (talent_profile_id, day, field, searches)
    select m.talent_profile_id, m.day, m.field, m.searches
    from unnest(
      ${sql.param(rows.map(({ talentProfileId }) => talentProfileId))}::uuid[],
      ${sql.param(rows.map(({ day }) => day))}::date[],
      ${sql.param(rows.map(({ field }) => field))}::text[],
      ${sql.param(rows.map(({ searches }) => searches))}::int[]
    ) as m (talent_profile_id, day, field, searches)
    where exists (select from talent_profiles p where p.id = m.talent_profile_id)
    order by m.talent_profile_id
    on conflict (talent_profile_id, day, field) do update set searches = excluded.searches
  `);
}
