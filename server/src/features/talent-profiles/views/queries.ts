import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { profileViews } from './tables.ts';

/** A second look within the hour changes nothing. */
export async function insertProfileView(db: Queryable, view: typeof profileViews.$inferInsert) {
  await db.insert(profileViews).values(view).onConflictDoNothing();
}

/** Day by day, as UTC counts them; days on which nobody looked are left out. */
export async function countViewsByDay(db: Queryable, talentProfileId: string, from: Date) {
  const day = sql<string>`to_char(${profileViews.hour} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({ day, count: count() })
    .from(profileViews)
    .where(and(eq(profileViews.talentProfileId, talentProfileId), gte(profileViews.hour, from)))
    .groupBy(day)
    .orderBy(asc(day));
}
