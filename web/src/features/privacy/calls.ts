import { privacyEndpoints } from '@callboard/contract/privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';

export const exportsQuery = endpointQuery(privacyEndpoints.exports, {});
export const outlookQuery = endpointQuery(privacyEndpoints.deletionOutlook, {});

type Proof = { password: string };

export function useAskForExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => call(privacyEndpoints.askForExport, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}

export function useAskForDeletion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => call(privacyEndpoints.askForDeletion, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: outlookQuery.queryKey }),
  });
}

export function useKeepAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(privacyEndpoints.keepAccount, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: outlookQuery.queryKey }),
  });
}
