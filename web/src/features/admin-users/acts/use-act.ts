import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';
import { USERS_KEY } from '../user-queries.ts';
import type { UserAct } from './user-acts.ts';

type Doing = { act: UserAct; reason: string };

/** Does something about somebody; whoever comes second reads that, and sees what the first one did. */
export function useAct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ act, reason }: Doing) => act.send(reason),
    onSuccess: (_, { act }) => toast({ title: act.done }),
    onError: (error, { act }) => {
      if (act.asks !== null) return;
      toast({ title: 'Not done', description: error.message, variant: 'destructive' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: USERS_KEY }),
  });
}
