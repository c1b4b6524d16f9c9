import type { Platform } from '../../../platform/platform.ts';
import { takeDownMedia } from '../../talent-profiles/showcase/take-down-media.ts';
import { deleteStored } from '../delete-stored.ts';
import { deleteParts } from '../parts/queries.ts';
import { lockMedia, type MediaRow, updateMedia } from '../queries.ts';

/** Nothing of the file is kept but its row, which tells its sender why. */
export async function refuseMedia(
  platform: Platform,
  { id, talentProfileId }: MediaRow,
  problem: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    if (talentProfileId !== null) await takeDownMedia(tx, { id, talentProfileId });
    const media = await lockMedia(tx, id);
    // It was accepted meanwhile: undone, so that what shows it stays.
    if (media?.status === 'ready') throw new Error(`media ${id} was accepted already`);
    if (media?.status !== 'processing') return;
    await updateMedia(tx, id, { status: 'refused', problem, updatedAt: platform.clock.now() });
    const keys = await deleteParts(tx, id);
    tx.afterCommit(() => deleteStored(platform, keys));
  });
}
