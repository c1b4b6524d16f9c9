import type { blockEndpoints } from '@callboard/contract/blocks';
import { LIMITS } from '@callboard/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';
import { queryAt } from '../../../lib/query-client.ts';
import { toast } from '../../../ui/toast-store.ts';

type Endpoints = typeof blockEndpoints;

/** Whom one has blocked; more than a page of them is nobody's way of working. */
export const blocksQuery = queryAt<Endpoints['list']>(
  { method: 'GET', path: '/api/blocks' },
  { query: { limit: LIMITS.pageSizeMax } },
);

type Person = { userId: string; name: string };

export function useBlock() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ userId }: Person) =>
      callAt<Endpoints['block']>(
        { method: 'PUT', path: '/api/blocks/{userId}' },
        { params: { userId } },
      ),
    onSuccess: (_, { name }) => toast({ title: `${name} is blocked` }),
    onSettled: refresh,
  });
}

export function useUnblock() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ userId }: Person) =>
      callAt<Endpoints['unblock']>(
        { method: 'DELETE', path: '/api/blocks/{userId}' },
        { params: { userId } },
      ),
    onSuccess: (_, { name }) => toast({ title: `${name} can write to you again` }),
    onError: ({ message }) => {
      toast({ title: 'Not unblocked', description: message, variant: 'destructive' });
    },
    onSettled: refresh,
  });
}

/** Who may write changes with it. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['/api/blocks'] }),
      queries.invalidateQueries({ queryKey: ['/api/messaging'] }),
    ]);
}
