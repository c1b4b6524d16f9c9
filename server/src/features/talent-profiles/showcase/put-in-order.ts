import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../find-talent.ts';
import { recordChange } from '../record-change.ts';
import { updatePlaces } from './queries.ts';
import type { Shelf } from './shelf.ts';

/** Ids of what is not there are passed over: it may just have been removed elsewhere. */
export async function putInOrder(
  platform: Platform,
  actor: Actor,
  shelf: Shelf,
  { profileId, ids }: { profileId: string; ids: readonly string[] },
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { doer } = await getEditableTalent(platform, tx, actor, profileId);
    await updatePlaces(tx, shelf.table, profileId, ids);
    const { section } = shelf;
    await recordChange(platform, tx, doer, { profileId, section, fields: ['order'] });
  });
}
