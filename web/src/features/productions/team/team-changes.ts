import { collaboratorEndpoints } from '@callboard/contract/collaborators';
import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';
import { PRODUCTIONS_KEY } from '../production-queries.ts';

const said = ({ message }: Error) =>
  toast({ title: 'Not saved', description: message, variant: 'destructive' });

export function useSetRights(productionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, rights }: { userId: string; rights: CollaboratorRights }) =>
      call(collaboratorEndpoints.setCollaborator, {
        params: { id: productionId, userId },
        body: { rights },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...PRODUCTIONS_KEY, productionId] }),
    onError: said,
  });
}

export function useRemoveCollaborator(productionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) =>
      call(collaboratorEndpoints.removeCollaborator, { params: { id: productionId, userId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: PRODUCTIONS_KEY }),
    onError: said,
  });
}
