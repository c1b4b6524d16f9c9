import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRole } from '../require-rights.ts';
import { deleteRole, hasApplications, lockRoleRow } from './queries.ts';

/** Whoever applied has a right to an answer: their role is cancelled, not removed. */
export async function removeRole(platform: Platform, actor: Actor, roleId: string): Promise<void> {
  await platform.transaction(async (tx) => {
    const { productionId, roleTitle } = await requireRole(tx, actor, roleId, 'manage');
    // Nobody applies between the question and the deed.
    await lockRoleRow(tx, roleId);
    if (await hasApplications(tx, roleId)) throw new AppError('ROLE_IN_USE');
    await deleteRole(tx, { roleId, productionId });
    await audit(tx, platform.clock, actor, {
      act: 'production-roles.removed',
      target: { kind: 'production-role', id: roleId },
      difference: { productionId, title: roleTitle },
    });
  });
}
