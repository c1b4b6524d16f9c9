import type { Answer } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireRole } from '../require-rights.ts';
import { endRole } from './end-role.ts';
import { lockRoleRow } from './queries.ts';

/** The role's call ends, and everyone who still hoped is answered. */
export async function cancelRole(
  platform: Platform,
  actor: Actor,
  roleId: string,
  answer: Answer,
): Promise<{ answered: number }> {
  return platform.transaction(async (tx) => {
    const { productionId } = await requireRole(tx, actor, roleId, 'manage');
    const role = await lockRoleRow(tx, roleId);
    if (role === undefined) throw new AppError('NOT_FOUND');
    if (role.cancelledAt !== null) throw new AppError('ROLE_CANCELLED');
    const answered = await endRole(platform, tx, actor, { roleId, answer });
    await recordActivity(platform, tx, actor, {
      kind: 'role_cancelled',
      productionId,
      roleId,
      detail: { answered },
    });
    await audit(tx, platform.clock, actor, {
      act: 'production-roles.cancelled',
      target: { kind: 'production-role', id: roleId },
      difference: { answer, answered },
    });
    return { answered };
  });
}
