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

/** One statement for many. */
export async function insertEvents(db: Queryable, events: readonly Keyed[], now: Date) {
  const searchIds = await keepSearches(db, events, now);
  const subjects = events.map(({ subjectId, search }) =>
    search === undefined ? (subjectId ?? null) : (searchIds.get(search.key) ?? null),
  );
  await db.execute(sql`
    insert into analytics_events (at, kind, talent_profile_id, subject_id, viewer_key, viewer_role)
    select * from unnest(
      ${sql.param(events.map(({ at }) => at))}::timestamptz[],
      ${sql.param(events.map(({ kind }) => kind))}::text[],
      ${sql.param(events.map(({ talentProfileId }) => talentProfileId ?? null))}::uuid[],
      ${sql.param(subjects)}::uuid[],
      ${sql.param(events.map(({ viewerKey }) => String(viewerKey)))}::bigint[],
      ${sql.param(events.map(({ viewer }) => viewer.role))}::text[]
    )
  `);
}

/** The ids of the searches among them, by key. */
async function keepSearches(db: Queryable, events: readonly Keyed[], now: Date) {
  const searches = new Map(
    events.flatMap(({ search }) => (search === undefined ? [] : [[search.key, search] as const])),
  );
  if (searches.size === 0) return new Map<string, string>();
  // Another server writes the same ones, in the same order.
  const sorted = [...searches.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  await db
    .insert(analyticsSearches)
    .values(sorted.map((one) => ({ id: newId(), ...one, createdAt: now })))
    .onConflictDoNothing();
  const rows = await db
    .select({ id: analyticsSearches.id, key: analyticsSearches.key })
    .from(analyticsSearches)
    .where(inArray(analyticsSearches.key, [...searches.keys()]));
  return new Map(rows.map(({ id, key }) => [key, id]));
}
