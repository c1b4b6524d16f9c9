import type { productionRoleEndpoints } from '@callboard/contract/production-roles';
import type { QueryClient } from '@tanstack/react-query';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';

export const rolesQuery = (productionId: string) =>
  queryAt<typeof productionRoleEndpoints.list>(
    { method: 'GET', path: '/api/productions/{id}/roles' },
    { params: { id: productionId } },
  );

export const roleQuery = (id: string) =>
  queryAt<typeof productionRoleEndpoints.get>(
    { method: 'GET', path: '/api/production-roles/{id}' },
    { params: { id } },
  );

/** Whatever was read of productions and of this role is asked for again where it is shown. */
export function refreshRole(queries: QueryClient, roleId?: string): void {
  void queries.invalidateQueries({ queryKey: keyOfPath('/api/productions') });
  const key = keyOfPath('/api/production-roles');
  void queries.invalidateQueries({ queryKey: roleId === undefined ? key : [...key, roleId] });
}
