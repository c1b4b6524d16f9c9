import { LIMITS } from '@callboard/contract/limits';
import { type VerificationForm, verificationEndpoints } from '@callboard/contract/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { endpointQuery } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/use-session.ts';
import { OWN_KEY } from '../keys.ts';

export const ownRequestsQuery = endpointQuery(verificationEndpoints.own, {});

export function useRequestVerification() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: VerificationForm) => call(verificationEndpoints.request, { body }),
    onSuccess: refresh,
  });
}

export function useWithdraw() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(verificationEndpoints.withdraw, { params: { id } }),
    // Also where it was decided in the meantime: then that is what there is to see.
    onSettled: refresh,
  });
}

export function useAddEvidence() {
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set('file', file);
      // The end of a long name says more: it tells what kind of file it is.
      const fileName = file.name.slice(-LIMITS.fileNameLength);
      return call(verificationEndpoints.addFile, { query: { fileName }, body });
    },
  });
}

/** What cannot be taken back now is gone in a day. */
export function removeEvidence(id: string): void {
  call(verificationEndpoints.removeFile, { params: { id } }).catch(() => undefined);
}

/** What was asked for, and how one stands after it. */
function useRefresh() {
  const queries = useQueryClient();
  const { check } = useSession();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: OWN_KEY }), check()]);
  };
}
