import { and, asc, eq, exists, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applicationDrafts } from '../../applications/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { isSent, type MediaRow, visibilitiesOf } from '../queries.ts';
import { media } from '../tables.ts';

/** The oldest, which nobody else uses or changes until the transaction ends. */
export async function lockUnused(
  tx: Transaction,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(lt(media.updatedAt, before), isUnused(tx)))
    .orderBy(asc(media.updatedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Those of the given ones that are unused now. */
export async function listUnused(db: Queryable, mediaIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, [...mediaIds]), isUnused(db)));
  return rows.map(({ id }) => id);
}

/** Files that have all arrived and that nobody has decided about since then, the oldest first. */
export async function lockStuck(
  tx: Transaction,
  { before, limit }: { before: Date; limit: number },
): Promise<MediaRow[]> {
  return tx
    .select()
    .from(media)
    .where(and(eq(media.status, 'processing'), lt(media.updatedAt, before)))
    .orderBy(asc(media.updatedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Their hour begins anew. */
export async function touchStuck(tx: Transaction, mediaIds: readonly string[], now: Date) {
  await tx
    .update(media)
    .set({ updatedAt: now })
    .where(inArray(media.id, [...mediaIds]));
}

/** Files that never became ready, or that nothing shows, was sent with or is about to be sent with. */
function isUnused(db: Queryable) {
  const isNowhere = sql`cardinality(${visibilitiesOf(db)}) = 0`;
  // One that waits to be looked at is decided about first, however late.
  const isUnfinished = inArray(media.status, ['uploading', 'refused']);
  return or(
    isUnfinished,
    and(eq(media.status, 'ready'), isNowhere, not(isSent()), not(isInDraft(db))),
  );
}

/** Chosen for an application that is not sent yet, while its call has not ended. */
function isInDraft(db: Queryable) {
  const { content } = applicationDrafts;
  const drafts = db
    .select({ one: sql`1` })
    .from(applicationDrafts)
    .innerJoin(castingCalls, eq(castingCalls.id, applicationDrafts.callId))
    .where(
      and(
        eq(applicationDrafts.talentProfileId, media.talentProfileId),
        isNull(castingCalls.endedAt),
        or(
          sql`${content}->'mediaIds' ? ${media.id}::text`,
          sql`${content}->>'selfTapeMediaId' = ${media.id}::text`,
        ),
      ),
    );
  return exists(drafts);
}
