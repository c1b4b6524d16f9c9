import type { ProductionRole } from '@callboard/contract/production-roles';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { copyTitle } from '../copy-title.ts';
import { requireRole } from '../require-rights.ts';
import { requireRoleRoom } from './create-roles.ts';
import { presentRole } from './present-role.ts';
import { findRoleRow, insertRoles, lockRoles, moveFollowing } from './queries.ts';

/** What the role asks, and nothing of what became of it. */
export async function duplicateRole(
  platform: Platform,
  actor: Actor,
  roleId: string,
): Promise<ProductionRole> {
  return platform.transaction(async (tx) => {
    const { productionId } = await requireRole(tx, actor, roleId, 'manage');
    await lockRoles(tx, productionId);
    await requireRoleRoom(tx, productionId, 1);
    const original = await findRoleRow(tx, roleId);
    if (original === undefined) throw new AppError('NOT_FOUND');
    await moveFollowing(tx, original);
    const now = platform.clock.now();
    const copy = {
      ...original,
      id: newId(),
      title: copyTitle(original.title),
      position: original.position + 1,
      cancelledAt: null,
      createdAt: now,
      updatedAt: now,
    };
    await insertRoles(tx, [copy]);
    await recordActivity(platform, tx, actor, {
      kind: 'role_added',
      productionId,
      roleId: copy.id,
    });
    return presentRole(copy, { call: undefined, counts: undefined });
  });
}
