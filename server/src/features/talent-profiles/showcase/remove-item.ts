import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../find-talent.ts';
import { recordChange } from '../record-change.ts';
import { deleteItem } from './queries.ts';
import { removeUnshown } from './remove-unshown.ts';
import type { Shelf } from './shelf.ts';

/** Its files go with it unless something else on the profile shows them. */
export async function removeItem(
  platform: Platform,
  actor: Actor,
  { table, section }: Shelf,
  { profileId, id }: { profileId: string; id: string },
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { doer } = await getEditableTalent(platform, tx, actor, profileId);
    const shown = await deleteItem(tx, table, { profileId, id });
    if (shown === undefined) throw new AppError('NOT_FOUND');
    await removeUnshown(platform, tx, shown);
    await recordChange(platform, tx, doer, { profileId, section, fields: ['removed'] });
  });
}
