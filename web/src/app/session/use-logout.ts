import type { authEndpoints } from '@callboard/contract/auth';
import { AUTH_CALLS } from '@callboard/contract/auth-calls';
import { TEXTS } from '@callboard/contract/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callAt } from '../../lib/api-client.ts';
import { useSession } from '../../lib/use-session.ts';
import { toast } from '../../ui/toast-store.ts';

export function useLogout() {
  const { signedOut } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => callAt<typeof authEndpoints.logout>(AUTH_CALLS.logout, {}),
    onSuccess: async () => {
      signedOut();
      queries.clear();
      toast(TEXTS.logout.done);
      await navigate({ to: '/login' });
    },
    onError: () => toast({ ...TEXTS.logout.failed, variant: 'destructive' }),
  });
}
