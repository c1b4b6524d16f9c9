import type {
  ClaimForm,
  OpenedClaim,
  talentClaimEndpoints,
} from '@callboard/contract/talent-claims';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callAt } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { queryAt } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/use-session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { senderOf } from './sender-of.ts';

type Endpoints = typeof talentClaimEndpoints;

const OPENED = '/api/talent-claims/{token}';

/** By its path alone: the page shows before any schema has come. */
export const claimQuery = (token: string) =>
  queryAt<Endpoints['open']>({ method: 'GET', path: OPENED }, { params: { token } });

/** One that ended meanwhile, or whose address got an account, shows as what it is. */
function useLookAgain(token: string) {
  const queries = useQueryClient();
  return (error: Error) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'CLAIM_ENDED' || code === 'HAS_ACCOUNT') {
      void queries.invalidateQueries(claimQuery(token));
    }
  };
}

/** A talent's is their own page from now on, a child's the one that the guardian looks after. */
function useGoToProfile({ isMinor, firstName }: OpenedClaim, words: string) {
  const navigate = useNavigate();
  return (talentProfileId: string) => {
    toast({ title: isMinor ? `You keep ${firstName}'s profile now` : words });
    return isMinor
      ? navigate({ to: '/talent/$id', params: { id: talentProfileId } })
      : navigate({ to: '/profile' });
  };
}

export function useRegisterByClaim(token: string, claim: OpenedClaim) {
  const { signedIn } = useSession();
  const goToProfile = useGoToProfile(claim, 'The profile is yours');
  return useMutation({
    mutationFn: (body: ClaimForm) =>
      callAt<Endpoints['register']>(
        { method: 'POST', path: `${OPENED}/register` },
        { params: { token }, body },
      ),
    onSuccess: ({ user, talentProfileId }) => {
      signedIn(user);
      return goToProfile(talentProfileId);
    },
    onError: useLookAgain(token),
  });
}

export function useAcceptClaim(token: string, claim: OpenedClaim) {
  const queries = useQueryClient();
  const goToProfile = useGoToProfile(claim, `${senderOf(claim)} represents you now`);
  return useMutation({
    mutationFn: () =>
      callAt<Endpoints['accept']>(
        { method: 'POST', path: `${OPENED}/accept` },
        { params: { token } },
      ),
    onSuccess: async ({ talentProfileId }) => {
      await queries.invalidateQueries();
      return goToProfile(talentProfileId);
    },
    onError: useLookAgain(token),
  });
}
