import type { RoleDetail } from '@callboard/contract/production-roles';
import type { RoleForm } from '@callboard/contract/role-form';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { renewTerms } from '../../casting-calls/terms/renew-terms.ts';
import { termsOf } from '../../casting-calls/terms/terms-of.ts';
import { touchCallsOfRole } from '../../casting-calls/touch-call.ts';
import { refitRole } from '../../fit/refit-role.ts';
import { requireRole } from '../require-rights.ts';
import { getRole } from './get-role.ts';
import { listCallsOf, lockRoleRow, updateRole } from './queries.ts';
import { requireSoundRoles } from './require-sound-roles.ts';
import { workDaysOf } from './work-days.ts';

export async function changeRole(
  platform: Platform,
  actor: Actor,
  roleId: string,
  changes: Partial<RoleForm>,
): Promise<RoleDetail> {
  await platform.transaction(async (tx) => {
    const { productionId } = await requireRole(tx, actor, roleId, 'manage');
    const before = await lockRoleRow(tx, roleId);
    if (before === undefined) throw new AppError('NOT_FOUND');
    if (before.cancelledAt !== null) throw new AppError('ROLE_CANCELLED');
    const after = { ...before, ...changes };
    await requireSoundRoles(tx, productionId, [{ id: roleId, whole: after, changes, path: '' }]);
    const updatedAt = platform.clock.now();
    await updateRole(tx, roleId, { ...changes, ...workDaysOf(after), updatedAt });
    await audit(tx, platform.clock, actor, {
      act: 'production-roles.changed',
      target: { kind: 'production-role', id: roleId },
      difference: { fields: Object.keys(changes) },
    });
    await keepPromises(platform, tx, actor, { roleId, before, after });
  });
  return getRole(platform, actor, roleId);
}

type Change = { roleId: string; before: RoleForm; after: RoleForm };

/** Whoever applied was promised what the role said, and is compared with what it asks. */
async function keepPromises(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { roleId, before, after }: Change,
): Promise<void> {
  const [call] = await listCallsOf(tx, [roleId]);
  if (call === undefined) return;
  await renewTerms(platform, tx, actor, {
    roleId,
    before: termsOf(before),
    after: termsOf(after),
  });
  await touchCallsOfRole(tx, platform.clock, roleId);
  await refitRole(platform, tx, roleId);
}
