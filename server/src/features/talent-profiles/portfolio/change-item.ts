import type { BodyOf } from '@callboard/contract/endpoint';
import type { portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../find-talent.ts';
import { recordChange } from '../record-change.ts';
import { removeUnshown } from '../showcase/remove-unshown.ts';
import { getOwnItem, type WhichItem } from './get-item.ts';
import { findItem, updateItem } from './queries.ts';
import { requireReferences } from './require-references.ts';
import { PORTFOLIO } from './shelf.ts';

type Changes = BodyOf<typeof portfolioItemEndpoints.change>;

/** Changes what was sent. A cover that is replaced goes unless something else shows it. */
export async function changeItem(
  platform: Platform,
  actor: Actor,
  which: WhichItem,
  changes: Changes,
) {
  const { profileId, itemId } = which;
  return platform.transaction(async (tx) => {
    const { doer } = await getEditableTalent(platform, tx, actor, profileId);
    const before = await findItem(tx, which, 'own_agent');
    if (before === undefined) throw new AppError('NOT_FOUND');
    const fields = Object.keys(changes);
    if (fields.length > 0) {
      await requireReferences(tx, profileId, changes);
      await updateItem(tx, profileId, itemId, { ...changes, updatedAt: platform.clock.now() });
      await removeUnshown(platform, tx, [before.item.coverMediaId]);
    }
    const { section } = PORTFOLIO;
    await recordChange(platform, tx, doer, { profileId, section, fields, itemId });
    return getOwnItem(tx, which);
  });
}
