import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteStored } from './delete-stored.ts';
import { pictureKeys } from './media-keys.ts';
import { listPartKeys } from './parts/queries.ts';
import { deleteMedia } from './queries.ts';

/** Takes files away with all that shows them; the stored bytes go once that is certain. */
export async function removeMedia(
  platform: Platform,
  tx: Transaction,
  mediaIds: readonly string[],
): Promise<void> {
  if (mediaIds.length === 0) return;
  const parts = await listPartKeys(tx, mediaIds);
  const removed = await deleteMedia(tx, mediaIds);
  const files = removed.flatMap((row) => [
    ...pictureKeys(row),
    ...(row.fileKey === null ? [] : [row.fileKey]),
  ]);
  tx.afterCommit(() => deleteStored(platform, [...parts, ...files]));
}
