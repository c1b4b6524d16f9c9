import type { RoleDetail } from '@callboard/contract/production-roles';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRole } from '../require-rights.ts';
import { withCalls } from './list-roles.ts';
import { findRoleRow, findRoleSetting } from './queries.ts';

export async function getRole({ db }: Platform, actor: Actor, roleId: string): Promise<RoleDetail> {
  const { rights, productionId } = await requireRole(db, actor, roleId);
  const row = await findRoleRow(db, roleId);
  const setting = await findRoleSetting(db, productionId);
  const [role] = row ? await withCalls(db, [row]) : [];
  if (role === undefined || setting === undefined) throw new AppError('NOT_FOUND');
  const { production, answeredPercent: percent, answerDays: days } = setting;
  return {
    ...role,
    production,
    rights,
    answering: percent === null ? null : { percent, days },
  };
}
