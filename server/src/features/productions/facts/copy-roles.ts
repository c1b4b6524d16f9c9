import { newId } from '../../../platform/ids.ts';
import type { RoleRow } from './queries.ts';

type Into = { productionId: string; now: Date; withCancelled: boolean };

/**
 * The same roles in another production. Cancelled ones were cut, except where all were with their
 * production; sides do not come along.
 */
export function copyRoles(
  roles: readonly RoleRow[],
  { productionId, now, withCancelled }: Into,
): RoleRow[] {
  const cast = roles.filter(({ cancelledAt }) => withCancelled || cancelledAt === null);
  const newIds = new Map(cast.map(({ id }) => [id, newId()]));
  return cast.map((role, position) => ({
    ...role,
    id: newIds.get(role.id) ?? newId(),
    productionId,
    position,
    cancelledAt: null,
    coversRoleIds: role.coversRoleIds.flatMap((id) => newIds.get(id) ?? []),
    selfTape: role.selfTape && { ...role.selfTape, sidesFileId: null },
    createdAt: now,
    updatedAt: now,
  }));
}
