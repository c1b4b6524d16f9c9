import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import type { RoleForm } from '@callboard/contract/role-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { refreshRole } from './role-queries.ts';

/** What a team does to its roles. Everything that shows them asks anew afterwards. */

function useRefresh() {
  const queries = useQueryClient();
  return (roleId?: string) => refreshRole(queries, roleId);
}

export function useAddRole(productionId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ form, key }: { form: RoleForm; key: string }) =>
      call(
        productionRoleEndpoints.create,
        { params: { id: productionId }, body: form },
        { idempotencyKey: key },
      ),
    onSuccess: () => refresh(),
  });
}

export function useChangeRole(roleId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Partial<RoleForm>) =>
      call(productionRoleEndpoints.change, { params: { id: roleId }, body }),
    onSuccess: () => refresh(roleId),
  });
}

export function useDuplicateRole() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (roleId: string) =>
      call(
        productionRoleEndpoints.duplicate,
        { params: { id: roleId } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: () => refresh(),
  });
}

export function useRemoveRole() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (roleId: string) =>
      call(productionRoleEndpoints.remove, { params: { id: roleId } }),
    onSuccess: () => refresh(),
  });
}

export function useCancelRole() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (roleId: string) =>
      call(productionRoleEndpoints.cancel, { params: { id: roleId }, body: {} }),
    onSuccess: (_, roleId) => refresh(roleId),
  });
}
