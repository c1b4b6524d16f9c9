import { type ProductionRole, productionRoleEndpoints } from '@callboard/contract/production-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';
import { rolesQuery } from '../../production-roles/api.ts';

/** A move shows at once, and goes back with a message if it is refused. */
export function useRoleOrder(productionId: string, roles: readonly ProductionRole[]) {
  const queries = useQueryClient();
  const { queryKey } = rolesQuery(productionId);
  const save = useMutation({
    scope: { id: `role-order:${productionId}` },
    mutationFn: (ids: string[]) =>
      call(productionRoleEndpoints.order, { params: { id: productionId }, body: { ids } }),
    onError: ({ message }) => {
      toast({ title: 'Not moved', description: message, variant: 'destructive' });
      void queries.invalidateQueries({ queryKey });
    },
  });
  /** To the place where another one is. */
  return async (id: string, overId: string) => {
    const ids = roles.map((role) => role.id);
    const to = ids.indexOf(overId);
    const from = ids.indexOf(id);
    if (from < 0 || to < 0 || from === to) return;
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, id);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(
      queryKey,
      (known) => known && { ...known, items: inOrder(known.items, next) },
    );
    save.mutate(next);
  };
}

function inOrder(roles: readonly ProductionRole[], ids: readonly string[]): ProductionRole[] {
  return roles.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
