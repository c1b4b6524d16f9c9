import { type ChildPapers, childrenEndpoints, type NewChild } from '@callboard/contract/children';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import { keptProfilesQuery } from '../talent-profiles/api.ts';

export const childrenQuery = endpointQuery(childrenEndpoints.list, {});

export const papersQuery = (id: string) =>
  endpointQuery(childrenEndpoints.papers, { params: { id } });

/** The list, and wherever one chooses whose profile it is about. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: childrenQuery.queryKey }),
      queries.invalidateQueries({ queryKey: keptProfilesQuery.queryKey }),
    ]);
}

export function useAddChild() {
  const refresh = useRefresh();
  // Sent twice, the same form makes one child.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: NewChild) => call(childrenEndpoints.add, { body }, { idempotencyKey }),
    onSuccess: refresh,
    // What was refused is another form when it is sent again.
    onError: () => setKey(crypto.randomUUID()),
  });
}

export function useChangePapers(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ChildPapers) =>
      call(childrenEndpoints.changePapers, { params: { id }, body }),
    onSuccess: (saved) => {
      queries.setQueryData(papersQuery(id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: childrenQuery.queryKey });
    },
  });
}

export function useHandOver(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (email: string) =>
      call(childrenEndpoints.handOver, { params: { id }, body: { email } }),
    onSuccess: refresh,
  });
}

export function useTakeBack(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(childrenEndpoints.takeBackHandOver, { params: { id } }),
    onSettled: refresh,
  });
}
