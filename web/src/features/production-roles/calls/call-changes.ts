import { castingCallEndpoints, type PublishForm } from '@callboard/contract/casting-calls';
import type { BodyOf } from '@callboard/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { endpointQuery } from '../../../lib/query-client.ts';
import { keyOfPath } from '../../../lib/query-key.ts';
import { refreshRole } from '../role-queries.ts';

export const agenciesQuery = (search: string) =>
  endpointQuery(castingCallEndpoints.agencies, { query: { search } });

export const audienceQuery = (callId: string) =>
  endpointQuery(castingCallEndpoints.audience, { params: { id: callId } });

/** Always asked anew: people apply while someone makes up their mind. */
export const endingQuery = (callId: string) => ({
  ...endpointQuery(castingCallEndpoints.ending, { params: { id: callId } }),
  staleTime: 0,
});

export function usePublish(productionId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, key }: { form: PublishForm; key: string }) =>
      call(
        castingCallEndpoints.publish,
        { params: { id: productionId }, body: form },
        { idempotencyKey: key },
      ),
    onSuccess: () => refreshRole(queries),
  });
}

export function useChangeCall(callId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof castingCallEndpoints.change>) =>
      call(castingCallEndpoints.change, { params: { id: callId }, body }),
    onSuccess: () => {
      refreshRole(queries);
      void queries.invalidateQueries({ queryKey: audienceQuery(callId).queryKey });
    },
  });
}

export function useEndCall(callId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof castingCallEndpoints.end>) =>
      call(castingCallEndpoints.end, { params: { id: callId }, body }),
    // A refusal says that it stands differently from what is shown.
    onSettled: () => {
      refreshRole(queries);
      void queries.invalidateQueries({ queryKey: keyOfPath('/api/tasks') });
    },
  });
}
