import type { Queryable } from '../../../platform/database/database.ts';
import { assignments, representations, rosterEntries } from '../tables.ts';

/** Leaves out what holds already: the same talent, agency, field and territory. */
export async function insertRepresentations(
  db: Queryable,
  rows: readonly (typeof representations.$inferInsert)[],
) {
  if (rows.length === 0) return;
  await db
    .insert(representations)
    .values([...rows])
    .onConflictDoNothing();
}

export async function insertRosterEntries(
  db: Queryable,
  rows: readonly (typeof rosterEntries.$inferInsert)[],
) {
  if (rows.length === 0) return;
  await db
    .insert(rosterEntries)
    .values([...rows])
    .onConflictDoNothing();
}

export async function insertAssignments(
  db: Queryable,
  rows: readonly (typeof assignments.$inferInsert)[],
) {
  if (rows.length === 0) return;
  await db
    .insert(assignments)
    .values([...rows])
    .onConflictDoNothing();
}
