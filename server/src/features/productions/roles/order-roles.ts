import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProduction } from '../require-rights.ts';
import { lockRoles, updatePlaces } from './queries.ts';

/** Ids of what is not there are passed over: it may just have been removed elsewhere. */
export async function orderRoles(
  platform: Platform,
  actor: Actor,
  productionId: string,
  ids: readonly string[],
): Promise<void> {
  await platform.transaction(async (tx) => {
    await requireProduction(tx, actor, productionId, 'manage');
    await lockRoles(tx, productionId);
    await updatePlaces(tx, productionId, ids);
  });
}
