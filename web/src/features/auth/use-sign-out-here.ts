import type { authEndpoints } from '@callboard/contract/auth';
import { AUTH_CALLS } from '@callboard/contract/auth-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { useSession } from '../../lib/use-session.ts';
import { toast } from '../../ui/toast-store.ts';

/** Signs out and stays: a link is for another account of whoever is here. */
export function useSignOutHere() {
  const { signedOut } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callAt<typeof authEndpoints.logout>(AUTH_CALLS.logout, {}),
    onSuccess: () => {
      signedOut();
      queries.clear();
    },
    onError: ({ message }) =>
      toast({ title: 'Not signed out', description: message, variant: 'destructive' }),
  });
}
