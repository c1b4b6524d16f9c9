import type { Queryable } from '../../../platform/database/database.ts';
import { profileViews } from './tables.ts';

/** A second look within the hour changes nothing. */
export async function insertProfileView(db: Queryable, view: typeof profileViews.$inferInsert) {
  await db.insert(profileViews).values(view).onConflictDoNothing();
}
