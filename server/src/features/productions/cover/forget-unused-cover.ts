import type { Platform } from '../../../platform/platform.ts';
import { deleteStored } from '../../media/delete-stored.ts';
import { lockProduction } from '../facts/queries.ts';
import { coverKeys } from './cover-place.ts';

/** Deletes a cover unless the production shows it, which it does again when the same one is sent twice. */
export async function forgetUnusedCover(
  platform: Platform,
  productionId: string,
  coverFolder: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const production = await lockProduction(tx, productionId);
    if (production?.coverFolder !== coverFolder)
      await deleteStored(platform, coverKeys(coverFolder));
  });
}
