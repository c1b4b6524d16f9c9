import { authEndpoints } from '@callboard/contract/auth';
import { TEXTS } from '@callboard/contract/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../lib/api-client.ts';
import { useSession } from '../../lib/use-session.ts';
import { toast } from '../../ui/toast-store.ts';

export function useLogout() {
  const { signedOut } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(authEndpoints.logout, {}),
    onSuccess: async () => {
      signedOut();
      queries.clear();
      toast(TEXTS.logout.done);
      await navigate({ to: '/login' });
    },
    onError: () => toast({ ...TEXTS.logout.failed, variant: 'destructive' }),
  });
}
