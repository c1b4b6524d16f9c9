import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeMedia } from '../../media/remove-media.ts';
import { listUnshown } from './queries.ts';

/** Removes those of the files that nothing on the profile shows any more. */
export async function removeUnshown(
  platform: Platform,
  tx: Transaction,
  mediaIds: readonly (string | null)[],
): Promise<void> {
  const given = mediaIds.filter((id) => id !== null);
  if (given.length === 0) return;
  await removeMedia(platform, tx, await listUnshown(tx, given));
}
