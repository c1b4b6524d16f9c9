import type { Transaction } from '../../../platform/database/database.ts';
import { deletePhoto } from '../../../platform/images/store-photo.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeMedia } from '../../media/remove-media.ts';
import { deleteTalents, listMediaIds, listTraceless } from './queries.ts';

/**
 * Takes away profiles that nobody has claimed, with their files, and tells which went: one that was
 * submitted somewhere stays for those who received it.
 */
export async function removeBegunProfiles(
  platform: Platform,
  tx: Transaction,
  talentProfileIds: readonly string[],
): Promise<string[]> {
  if (talentProfileIds.length === 0) return [];
  const going = await listTraceless(tx, talentProfileIds);
  if (going.length === 0) return [];
  const profileIds = going.map(({ talentProfileId }) => talentProfileId);
  await removeMedia(platform, tx, await listMediaIds(tx, profileIds));
  await deleteTalents(
    tx,
    going.map(({ userId }) => userId),
  );
  const photoKeys = going.flatMap(({ photoKey }) => photoKey ?? []);
  tx.afterCommit(async () => {
    for (const key of photoKeys) await deletePhoto(platform.storage, key);
  });
  return profileIds;
}
