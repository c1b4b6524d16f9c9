import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { media } from '../../media/tables.ts';
import { messageAttachments } from './tables.ts';

/** Files with the message that each came with, if any. Until the transaction ends nobody deletes them. */
export async function lockFiles(tx: Transaction, mediaIds: readonly string[]) {
  const files = await tx
    .select()
    .from(media)
    .where(inArray(media.id, [...mediaIds]))
    .orderBy(asc(media.id))
    .for('update');
  const taken = await tx
    .select({ mediaId: messageAttachments.mediaId })
    .from(messageAttachments)
    .where(inArray(messageAttachments.mediaId, [...mediaIds]));
  const takenIds = new Set(taken.map(({ mediaId }) => mediaId));
  return files.map((file) => ({ ...file, isAttached: takenIds.has(file.id) }));
}

export async function insertAttachments(
  tx: Transaction,
  messageId: string,
  mediaIds: readonly string[],
): Promise<void> {
  const rows = mediaIds.map((mediaId, position) => ({ messageId, mediaId, position }));
  await tx.insert(messageAttachments).values(rows);
}

export async function listFilesOf(db: Queryable, messageIds: readonly string[]) {
  return db
    .select({ messageId: messageAttachments.messageId, file: getTableColumns(media) })
    .from(messageAttachments)
    .innerJoin(media, eq(media.id, messageAttachments.mediaId))
    .where(inArray(messageAttachments.messageId, [...messageIds]))
    .orderBy(asc(messageAttachments.messageId), asc(messageAttachments.position));
}
