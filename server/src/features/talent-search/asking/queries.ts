import { exists, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { isVisibleProduction } from '../../productions/conditions.ts';
import { productions } from '../../productions/tables.ts';
import {
  assignedTalentIds,
  ownRosterIds,
  ownTalentIds,
  verifiedAgencyOf,
} from '../../representation/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import type { Tie } from './policy.ts';

type Role = keyof typeof TIES;

/**
 * What a searcher has to do with talents. Few rows however many people applied: which hidden talents are
 * on these rosters and applied to these productions, the index knows.
 */
export async function listTies(db: Queryable, userId: string, role: Role): Promise<Tie[]> {
  const name = `list_ties_of_${role}`;
  const kinds = TIES[role].map((kind) => TIE_QUERIES[kind]);
  return prepared(db, name, () =>
    db
      .select({ kind: sql<Tie['kind']>`kind`, id: sql<string>`id` })
      .from(sql`(${sql.join(kinds, sql` union all `)}) as ties`)
      .prepare(name),
  ).execute({ userId });
}

/** Clients have no rosters, and talents neither those nor productions. */
const TIES = {
  client: ['production'],
  agent: ['kept', 'talent', 'roster', 'production'],
  talent: ['kept'],
} as const satisfies Record<string, readonly Tie['kind'][]>;

const ASKING = sql.placeholder('userId');

const TIE_QUERIES: Record<Tie['kind'], SQL> = {
  kept: sql`
    select 'kept' as kind, ${talentProfiles.id} as id from ${talentProfiles}
    where ${talentProfiles.userId} = ${ASKING} or ${talentProfiles.ownerUserId} = ${ASKING}`,
  talent: sql`
    select 'talent' as kind, own.id from (${assignedTalentIds(ASKING)}) as own (id)`,
  roster: sql`select 'roster' as kind, own.id from (${ownRosterIds(ASKING)}) as own (id)`,
  production: sql`
    select 'production' as kind, ${productions.id} as id from ${productions}
    where ${isVisibleProduction(ASKING)}`,
};

/** Those among them for whom an agent acts. */
export async function listOwnAmong(db: Queryable, userId: string, ids: readonly string[]) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select own.id from (${ownTalentIds(userId)}) as own (id)
    where own.id = any(${sql.param([...ids])}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}

export async function isOfVerifiedAgency(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${exists(verifiedAgencyOf(db, userId))} as found`,
  );
  return rows[0]?.found ?? false;
}

export type CardRow = {
  id: string;
  name: string;
  photoKey: string | null;
  headline: string | null;
  playingAgeMin: number | null;
  playingAgeMax: number | null;
  city: string | null;
  region: string | null;
  dateOfBirth: string | null;
  gender: string | null;
  heightCm: number | null;
  agencyName: string | null;
};

const ASKED = sql.placeholder('ids');

/** What is shown of each, in this order. */
export async function listCards(db: Queryable, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return prepared(db, 'list_found_talents', () =>
    db
      .select({
        id: sql<string>`t.id`,
        name: sql<string>`coalesce(t.stage_name, u.first_name || ' ' || u.last_name)`,
        photoKey: sql<string | null>`t.photo_key`,
        headline: sql<string | null>`t.headline`,
        playingAgeMin: sql<number | null>`t.playing_age_min`,
        playingAgeMax: sql<number | null>`t.playing_age_max`,
        city: sql<string | null>`t.city`,
        region: sql<string | null>`t.region`,
        dateOfBirth: sql<string | null>`t.date_of_birth::text`,
        gender: sql<string | null>`t.gender`,
        heightCm: sql<number | null>`l.height_cm`,
        agencyName: sql<string | null>`agency.name`,
      })
      .from(
        sql`unnest(${ASKED}::uuid[]) with ordinality as asked (id, place)
          join talent_profiles t on t.id = asked.id
          join users u on u.id = t.user_id
          left join talent_traits l on l.talent_profile_id = t.id
          left join (
            select distinct on (r.talent_profile_id) r.talent_profile_id, b.name
            from representations r join business_portfolios b on b.id = r.portfolio_id
            where r.talent_profile_id = any(${ASKED}::uuid[]) and r.status = 'active'
            order by r.talent_profile_id, r.started_at, r.id
          ) agency on agency.talent_profile_id = t.id`,
      )
      .orderBy(sql`asked.place`)
      .prepare('list_found_talents'),
  ).execute({ ids: [...ids] });
}
