import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRole } from '../require-rights.ts';
import { deleteRole, isRoleInUse, lockCallsOf, lockRoleRow, lockRoles } from './queries.ts';

/** Whoever applied or was asked has a right to an answer: their role is cancelled, not removed. */
export async function removeRole(platform: Platform, actor: Actor, roleId: string): Promise<void> {
  await platform.transaction(async (tx) => {
    const { productionId } = await requireRole(tx, actor, roleId, 'manage');
    // In the order in which everyone locks: the production for its other roles, the role, its calls.
    await lockRoles(tx, productionId);
    if ((await lockRoleRow(tx, roleId)) === undefined) throw new AppError('NOT_FOUND');
    // Nobody applies or is asked between the question and the deed.
    await lockCallsOf(tx, roleId);
    if (await isRoleInUse(tx, roleId)) throw new AppError('ROLE_IN_USE');
    await deleteRole(tx, { roleId, productionId });
    await audit(tx, platform.clock, actor, {
      act: 'production-roles.removed',
      target: { kind: 'production-role', id: roleId },
      difference: { productionId },
    });
  });
}
