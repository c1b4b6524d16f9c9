import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { talentName } from '../talent-profiles/conditions.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { savedSearches, savedSearchMatches } from './tables.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export async function findSavedSearch(db: Queryable, id: string) {
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row;
}

export function countSavedSearches(db: Queryable, userId: string): Promise<number> {
  return db.$count(savedSearches, eq(savedSearches.userId, userId));
}

export async function insertSavedSearch(db: Queryable, row: SavedSearchRow): Promise<void> {
  await db.insert(savedSearches).values(row);
}

export async function updateSavedSearch(
  db: Queryable,
  id: string,
  changes: Partial<SavedSearchRow>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.update(savedSearches).set(changes).where(eq(savedSearches.id, id));
}

export async function deleteSavedSearch(db: Queryable, id: string): Promise<void> {
  await db.delete(savedSearches).where(eq(savedSearches.id, id));
}

/** With how many are new to them, the newest search first. */
export function listSavedSearches(db: Queryable, userId: string, isTalent: boolean) {
  return db
    .select({ row: savedSearches, newCount: newCount(isTalent) })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), asc(savedSearches.id));
}

export async function countNew(db: Queryable, id: string, isTalent: boolean): Promise<number> {
  const [found] = await db
    .select({ newCount: newCount(isTalent) })
    .from(savedSearches)
    .where(eq(savedSearches.id, id));
  return found?.newCount ?? 0;
}

/** Whoever hid themselves since is not counted. */
function newCount(isTalent: boolean): SQL<number> {
  const isShown = isTalent ? sql`t.visibility = 'public'` : sql`t.visibility <> 'hidden'`;
  return sql<number>`(select count(*)::int from ${savedSearchMatches} m
    join talent_profiles t on t.id = m.talent_profile_id
    join users u on u.id = t.user_id
    where m.saved_search_id = ${savedSearches}.id and m.matched_at > ${savedSearches}.opened_at
      and ${isShown} and u.suspended_at is null and u.deleted_at is null)`;
}

/** Those who match from the first are known. */
export async function insertKnown(
  db: Queryable,
  savedSearchId: string,
  talentProfileIds: readonly string[],
  at: Date,
): Promise<void> {
  const now = at.toISOString();
  await db.execute(sql`
    insert into ${savedSearchMatches} (saved_search_id, talent_profile_id, matched_at, told_at)
    select ${savedSearchId}, t.id, ${now}::timestamptz, ${now}::timestamptz
    from talent_profiles t where t.id = any(${sql.param([...talentProfileIds])}::uuid[])
    on conflict do nothing`);
}

export async function deleteMatches(db: Queryable, savedSearchId: string): Promise<void> {
  await db.delete(savedSearchMatches).where(eq(savedSearchMatches.savedSearchId, savedSearchId));
}

/** Nobody is mailed any more of those who wait. */
export async function setAllTold(db: Queryable, savedSearchId: string, at: Date): Promise<void> {
  await db
    .update(savedSearchMatches)
    .set({ toldAt: at })
    .where(
      sql`${savedSearchMatches.savedSearchId} = ${savedSearchId} and ${savedSearchMatches.toldAt} is null`,
    );
}

export function listFound(db: Queryable, talentProfileIds: readonly string[]) {
  const { id, userId, dateOfBirth } = talentProfiles;
  return db
    .select({ id, dateOfBirth, name: talentName })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, userId))
    .where(inArray(id, [...talentProfileIds]));
}
