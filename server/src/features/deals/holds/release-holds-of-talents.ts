import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endHolds } from './end-holds.ts';
import { lockHolds } from './queries.ts';

/**
 * Days that were kept for a role by those whose applications to it have ended are free again, in the
 * transaction that ends them. In words, whoever ends them tells everyone.
 */
export async function releaseHoldsOfTalents(
  platform: Platform,
  tx: Transaction,
  doer: Actor | null,
  roleId: string,
  talentIds: readonly string[],
): Promise<void> {
  if (talentIds.length === 0) return;
  const live = await lockHolds(tx, talentIds);
  const ending = live.filter((hold) => hold.roleId === roleId).map((hold) => ({ hold }));
  if (ending.length === 0) return;
  await endHolds(platform, tx, doer, { live, ending, as: 'released' });
}
