import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { isRoleOf } from '../queries.ts';

/** A list is for a role of its own production, if for one. */
export async function requireOwnRole(
  db: Queryable,
  productionId: string,
  roleId: string | null | undefined,
): Promise<void> {
  if (roleId == null || (await isRoleOf(db, productionId, roleId))) return;
  const fields = { roleId: 'Please choose a role of this production' };
  throw new AppError('INVALID_INPUT', { fields });
}
