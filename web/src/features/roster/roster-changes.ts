import type {
  RepresentationTerms,
  representationEndpoints,
} from '@callboard/contract/representation';
import type { rosterEndpoints } from '@callboard/contract/roster';
import type { TeamMember } from '@callboard/contract/team';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { keyOfPortfolio } from '../business-portfolios/api.ts';
import { changeEntries } from './roster-cache.ts';
import { PORTFOLIO_PATH, TALENT_PATH } from './roster-queries.ts';

type Roster = typeof rosterEndpoints;
type Representations = typeof representationEndpoints;

const ONE = '/api/representations/{id}';

/** Whatever shows the portfolio's talents or the team's share of them asks anew. */
function useRefresh(portfolioId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOfPortfolio(portfolioId) });
}

const refused =
  (title: string) =>
  ({ message }: Error) =>
    toast({ title, description: message, variant: 'destructive' });

type Assigning = { talentProfileIds: string[]; members: readonly TeamMember[] };

/** Shown at once. One follows the other, so that the last word is the one that holds. */
export function useAssign(portfolioId: string) {
  const queries = useQueryClient();
  const refresh = useRefresh(portfolioId);
  return useMutation({
    scope: { id: `assignments of ${portfolioId}` },
    mutationFn: ({ talentProfileIds, members }: Assigning) =>
      callAt<Roster['assign']>(
        { method: 'PUT', path: `${PORTFOLIO_PATH}/assignments` },
        {
          params: { id: portfolioId },
          body: { talentProfileIds, userIds: members.map(({ userId }) => userId) },
        },
      ),
    onMutate: ({ talentProfileIds, members }) =>
      changeEntries(queries, portfolioId, talentProfileIds, (entry) => ({
        ...entry,
        assignments: members.map(({ userId, firstName, lastName }) => ({
          userId,
          firstName,
          lastName,
        })),
      })),
    onError: (error, _, takeBack) => {
      takeBack?.();
      refused('Not assigned')(error);
    },
    onSettled: refresh,
  });
}

type Asking = RepresentationTerms & {
  talentProfileId: string;
  /** Sent again under the same one, they are asked once. */
  key: string;
};

/** The dialogs say themselves what was wrong. */
export function useAskTalent(portfolioId: string) {
  const refresh = useRefresh(portfolioId);
  return useMutation({
    mutationFn: ({ key, ...body }: Asking) =>
      callAt<Representations['request']>(
        { method: 'POST', path: `${PORTFOLIO_PATH}/representations` },
        { params: { id: portfolioId }, body },
        { idempotencyKey: key },
      ),
    onSuccess: refresh,
  });
}

export function usePropose(portfolioId: string, representationId: string) {
  const refresh = useRefresh(portfolioId);
  return useMutation({
    mutationFn: (body: RepresentationTerms) =>
      callAt<Representations['propose']>(
        { method: 'POST', path: `${ONE}/proposal` },
        { params: { id: representationId }, body },
      ),
    onSuccess: refresh,
  });
}

export function useEndRepresentation(portfolioId: string, representationId: string) {
  const refresh = useRefresh(portfolioId);
  return useMutation({
    mutationFn: (reason: string | null) =>
      callAt<Representations['end']>(
        { method: 'POST', path: `${ONE}/end` },
        { params: { id: representationId }, body: { reason } },
      ),
    onSuccess: refresh,
  });
}

export function useSendClaim(portfolioId: string, talentProfileId: string) {
  const queries = useQueryClient();
  const refresh = useRefresh(portfolioId);
  return useMutation({
    mutationFn: (email: string) =>
      callAt<Roster['sendClaim']>(
        { method: 'POST', path: `${TALENT_PATH}/claim` },
        { params: { id: portfolioId, talentProfileId }, body: { email } },
      ),
    onSuccess: (claim) => {
      changeEntries(queries, portfolioId, [talentProfileId], (entry) => ({ ...entry, claim }));
      toast({ title: 'Link sent', description: claim.email });
      return refresh();
    },
  });
}
