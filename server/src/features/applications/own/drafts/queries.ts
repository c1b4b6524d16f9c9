import { and, eq, inArray } from 'drizzle-orm';
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

/** Whoever writes last. */
export async function putDraft(db: Queryable, row: typeof applicationDrafts.$inferInsert) {
  const { content, updatedAt } = row;
  await db
    .insert(applicationDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [applicationDrafts.callId, applicationDrafts.talentProfileId],
      set: { content, updatedAt },
    });
}

export async function deleteDraft(db: Queryable, which: Which) {
  await db.delete(applicationDrafts).where(isDraft(which));
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
