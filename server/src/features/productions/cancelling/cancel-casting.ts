import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cancelAuditionsOfProduction } from '../../auditions/planning/cancelling/cancel-auditions-of-production.ts';
import { endRole } from '../roles/end-role.ts';
import { lockRolesBeingCast } from './queries.ts';

/**
 * Nobody is cast in a production that was cancelled, in the transaction that cancels it: its auditions
 * are called off, and each role ends as one that is cut. Roles are locked before auditions, all of
 * them at first, as everyone does who has more than one in hand.
 */
export async function cancelCasting(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  productionId: string,
): Promise<{ roles: number; answered: number }> {
  const roleIds = await lockRolesBeingCast(tx, productionId);
  await cancelAuditionsOfProduction(platform, tx, productionId);
  let answered = 0;
  for (const roleId of roleIds) {
    answered += await endRole(platform, tx, actor, { roleId, answer: 'role_cut' });
  }
  return { roles: roleIds.length, answered };
}
