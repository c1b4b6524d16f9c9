import type { Media } from '@callboard/contract/media';
import type { Queryable } from '../../../platform/database/database.ts';
import { presentMedia } from '../../media/present-media.ts';
import { listFilesOf } from './queries.ts';

/** The files of messages, by message, each in the order in which they were sent. */
export async function listAttachments(
  db: Queryable,
  messageIds: readonly string[],
): Promise<Map<string, Media[]>> {
  const rows = messageIds.length === 0 ? [] : await listFilesOf(db, messageIds);
  const byMessage = Map.groupBy(rows, ({ messageId }) => messageId);
  return new Map(
    [...byMessage].map(([id, files]) => [
      id,
      // Whoever takes part was meant to have it, name and all.
      files.map(({ file }) => presentMedia(file, { isOwnSide: true })),
    ]),
  );
}
