import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listVisibleFaces } from '../list-visible-faces.ts';
import { updateShortlist } from '../queries.ts';
import { lockOwnShortlist } from '../require-shortlist.ts';
import { tellTeam } from '../tell-team.ts';
import { updatePlaces } from './queries.ts';

/**
 * Orders everyone whom the actor sees on the list. Where others are there by now, the order was made
 * from something that is no longer so, and stays as it was. Of two orders of the same faces the later
 * one counts.
 */
export async function orderEntries(
  platform: Platform,
  actor: Actor,
  shortlistId: string,
  entryIds: readonly string[],
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { productionId } = await lockOwnShortlist(tx, actor, shortlistId, 'review');
    const faces = await listVisibleFaces(platform.within(tx), actor, [shortlistId]);
    const named = new Set(entryIds);
    const areAllNamed = faces.every(({ entryId }) => named.has(entryId));
    const isSame = areAllNamed && faces.length === entryIds.length;
    if (!isSame) throw new AppError('CONFLICT');
    await updatePlaces(tx, shortlistId, entryIds);
    await updateShortlist(tx, shortlistId, { updatedAt: platform.clock.now() });
    await tellTeam(platform, tx, { productionId, shortlistId });
  });
}
