import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { media } from '../../../media/tables.ts';
import { applicationDrafts } from '../../tables.ts';

type Which = { callId: string; talentProfileId: string };

const isDraft = ({ callId, talentProfileId }: Which) =>
  and(eq(applicationDrafts.callId, callId), eq(applicationDrafts.talentProfileId, talentProfileId));

export async function findDraft(db: Queryable, which: Which) {
  const [row] = await db.select().from(applicationDrafts).where(isDraft(which));
  return row;
}

/** Whoever writes last; tells whether there was none before. */
export async function putDraft(db: Queryable, row: typeof applicationDrafts.$inferInsert) {
  const { content, updatedAt } = row;
  const [put] = await db
    .insert(applicationDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [applicationDrafts.callId, applicationDrafts.talentProfileId],
      set: { content, updatedAt },
    })
    // Only a row that replaces another one names a transaction that ended one.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return put?.isNew === true;
}

export async function deleteDrafts(db: Queryable, which: readonly Which[]) {
  if (which.length === 0) return;
  const calls = sql.param(which.map(({ callId }) => callId));
  const talents = sql.param(which.map(({ talentProfileId }) => talentProfileId));
  const { callId, talentProfileId } = applicationDrafts;
  await db
    .delete(applicationDrafts)
    .where(
      sql`(${callId}, ${talentProfileId}) in (select * from unnest(${calls}::uuid[], ${talents}::uuid[]))`,
    );
}

/** Those of these files that are still the talent's. */
export async function listKept(db: Queryable, talentProfileId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.talentProfileId, talentProfileId), inArray(media.id, [...ids])));
  return rows.map(({ id }) => id);
}
