import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq, exists, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { verifiedAgencyOf } from '../../representation/conditions.ts';
import { TALENT_SUBJECT } from '../../talent-search/index/subjects.ts';
import { savedSearches, savedSearchMatches } from '../tables.ts';

/** Suspended and deleted people hear of nothing. */
export const isActiveOwner = and(isNull(users.suspendedAt), isNull(users.deletedAt));

/** Written out, because a search is only watched by its index. */
const isWatched: SQL = sql`${savedSearches.alert} <> 'none'`;

/** From where on somebody has not been looked for. */
export async function findOldestWatch(db: Queryable): Promise<string | undefined> {
  const [oldest] = await db
    .select({ since: savedSearches.watchedSince })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(isWatched, isActiveOwner))
    .orderBy(asc(savedSearches.watchedSince))
    .limit(1);
  return oldest?.since;
}

/** A database that was restored counts its transactions anew. */
export async function bringBack(db: Queryable, settled: string): Promise<void> {
  await db
    .update(savedSearches)
    .set({ watchedSince: settled })
    .where(
      and(isWatched, sql`${savedSearches.watchedSince} > pg_snapshot_xmax(pg_current_snapshot())`),
    );
}

export type Changed = { id: string; transactionId: string; updatedAt: Date };

/**
 * Talents of whom something was noted, the newest first, with when anything about them really changed:
 * that they signed in is noted, too.
 */
export async function listChanged(
  db: Queryable,
  { since, limit }: { since: string; limit: number },
): Promise<Changed[]> {
  const { rows } = await db.execute<Omit<Changed, 'updatedAt'> & { updatedAt: string }>(sql`
    select c.subject_id as id, c.noted::text as "transactionId",
      greatest(t.updated_at, u.updated_at, (
        select max(m.updated_at) from portfolio_items i join media m on m.id = i.media_id
        where i.talent_profile_id = t.id
      )) as "updatedAt"
    from (
      select subject_id, max(transaction_id) as noted from changes
      where transaction_id >= ${since}::xid8 and subject = ${TALENT_SUBJECT}
      group by subject_id order by noted desc limit ${limit}
    ) c
    join talent_profiles t on t.id = c.subject_id
    join users u on u.id = t.user_id
  `);
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
}

export type Watched = Awaited<ReturnType<typeof lockWatched>>[number];

/** Some, without those that were begun meanwhile. What another server holds is left to it. */
export function lockWatched(
  tx: Transaction,
  { after, until, limit }: { after: string; until: string; limit: number },
) {
  return selectWithOwner(tx)
    .where(
      and(
        isWatched,
        gt(savedSearches.id, after),
        lte(savedSearches.watchedSince, until),
        isActiveOwner,
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(limit)
    .for('update', { of: savedSearches, skipLocked: true });
}

/** Searches with what decides whom their owners see. */
export function selectWithOwner(db: Queryable) {
  return db
    .select({
      row: savedSearches,
      user: {
        role: users.role,
        verifiedProfessionalStatus: users.verifiedProfessionalStatus,
      },
      email: users.email,
      isOfVerifiedAgency: sql<boolean>`${users.role} = 'agent' and ${exists(verifiedAgencyOf(db, users.id))}`,
    })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId));
}

export async function setWatched(tx: Transaction, ids: readonly string[], until: string) {
  await tx
    .update(savedSearches)
    .set({ watchedSince: until })
    .where(inArray(savedSearches.id, [...ids]));
}

export type Match = { savedSearchId: string; talentProfileId: string };

/**
 * Keeps those who were not known yet, and returns them. Of what nobody opens there are no more than so
 * many; nobody matches their own search.
 */
export async function insertNew(
  tx: Transaction,
  matches: readonly Match[],
  at: Date,
): Promise<Match[]> {
  if (matches.length === 0) return [];
  const now = sql`${at.toISOString()}::timestamptz`;
  const searchIds = sql.param(matches.map(({ savedSearchId }) => savedSearchId));
  const talentIds = sql.param(matches.map(({ talentProfileId }) => talentProfileId));
  const { rows } = await tx.execute<Match>(sql`
    with room as (
      select s.id, s.alert, ${LIMITS.savedSearchNews} - count(m.*) as places
      from ${savedSearches} s left join ${savedSearchMatches} m
        on m.saved_search_id = s.id and m.matched_at > s.opened_at
      where s.id = any(${searchIds}::uuid[])
      group by s.id
    ), fresh as (
      select f.search_id, f.talent_id,
        row_number() over (partition by f.search_id order by f.place) as place
      from unnest(${searchIds}::uuid[], ${talentIds}::uuid[]) with ordinality
        as f (search_id, talent_id, place)
      join talent_profiles t on t.id = f.talent_id
      join ${savedSearches} s on s.id = f.search_id and s.user_id <> t.user_id
      where not exists (
        select from ${savedSearchMatches} m
        where m.saved_search_id = f.search_id and m.talent_profile_id = f.talent_id)
    )
    insert into ${savedSearchMatches} (saved_search_id, talent_profile_id, matched_at, told_at)
    select fresh.search_id, fresh.talent_id, ${now},
      case when room.alert = 'at_once' then ${now} end
    from fresh join room on room.id = fresh.search_id and fresh.place <= room.places
    on conflict do nothing
    returning saved_search_id as "savedSearchId", talent_profile_id as "talentProfileId"
  `);
  return rows;
}
