import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endHolds } from './end-holds.ts';
import { listTalentsHeldFor, lockHolds } from './queries.ts';
import { newsOfCancelledRole } from './words.ts';

/** Days that were kept for a role are free again, in the transaction that cancels it. */
export async function releaseHoldsOfRole(
  platform: Platform,
  tx: Transaction,
  actor: Actor | null,
  roleId: string,
): Promise<void> {
  const talentIds = await listTalentsHeldFor(tx, roleId);
  if (talentIds.length === 0) return;
  const live = await lockHolds(tx, talentIds);
  const ending = live
    .filter((hold) => hold.roleId === roleId)
    .map((hold) => ({ hold, toSide: newsOfCancelledRole(hold) }));
  await endHolds(platform, tx, actor, { live, ending, as: 'released' });
}
