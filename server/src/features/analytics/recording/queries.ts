import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { analyticsDays, analyticsSearches } from '../tables.ts';
import type { Held } from './recorder.ts';

/** A search as it is kept: `key` is the same for the same filters. */
export type StoredSearch = { key: string; search: Record<string, unknown> };

const SALT_BYTES = 16;

/** The day's own; whoever asks first makes it. */
export async function findSalt(db: Queryable, day: string): Promise<Buffer> {
  await db
    .insert(analyticsDays)
    .values({ day, salt: randomBytes(SALT_BYTES) })
    .onConflictDoNothing();
  const [row] = await db
    .select({ salt: analyticsDays.salt })
    .from(analyticsDays)
    .where(eq(analyticsDays.day, day));
  // A day that is over is not added to: its late events are told apart at random.
  return row?.salt ?? randomBytes(SALT_BYTES);
}

type Keyed = Held & { viewerKey: bigint };

/**
 * One statement for many; whoever has gone meanwhile is left out. By talent, the order in which others
 * lock several of them.
 */
export async function insertEvents(db: Queryable, events: readonly Keyed[], now: Date) {
  const searchIds = await keepSearches(db, events, now);
  const subjects = events.map(({ subjectId, search }) =>
    search === undefined ? (subjectId ?? null) : (searchIds.get(search.key) ?? null),
  );
  await db.execute(sql`
    insert into analytics_events (at, kind, talent_profile_id, subject_id, viewer_key, viewer_role)
    select e.at, e.kind, e.talent_profile_id, e.subject_id, e.viewer_key, e.viewer_role
    from unnest(
      ${sql.param(events.map(({ at }) => at))}::timestamptz[],
      ${sql.param(events.map(({ kind }) => kind))}::text[],
      ${sql.param(events.map(({ talentProfileId }) => talentProfileId ?? null))}::uuid[],
      ${sql.param(subjects)}::uuid[],
      ${sql.param(events.map(({ viewerKey }) => String(viewerKey)))}::bigint[],
      ${sql.param(events.map(({ viewer }) => viewer.role))}::text[]
    ) as e(at, kind, talent_profile_id, subject_id, viewer_key, viewer_role)
    where e.talent_profile_id is null
      or exists (select from talent_profiles p where p.id = e.talent_profile_id)
    order by e.talent_profile_id
  `);
}

/** The ids of the searches among them, by key. */
async function keepSearches(db: Queryable, events: readonly Keyed[], now: Date) {
  const searches = new Map(
    events.flatMap(({ search }) => (search === undefined ? [] : [[search.key, search] as const])),
  );
  if (searches.size === 0) return new Map<string, string>();
  await db
    .insert(analyticsSearches)
    .values([...searches.values()].map((one) => ({ id: newId(), ...one, createdAt: now })))
    .onConflictDoNothing();
  const rows = await db
    .select({ id: analyticsSearches.id, key: analyticsSearches.key })
    .from(analyticsSearches)
    .where(inArray(analyticsSearches.key, [...searches.keys()]));
  return new Map(rows.map(({ id, key }) => [key, id]));
}
