import { applicationEndpoints } from '@callboard/contract/applications';
import type { RosterEntry, rosterEndpoints } from '@callboard/contract/roster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { toast } from '../../ui/toast-store.ts';
import { keyOfPortfolio } from '../business-portfolios/api.ts';

/** As many as fit on a card beside what waits. */
const LATEST = 4;

/** Of everybody the agent submits for. */
export const latestSubmissionsQuery = endpointQuery(applicationEndpoints.listOfTalent, {
  query: { limit: LATEST },
});

/** Whoever works with the talent already stays. */
export function useAssignToMe(portfolioId: string) {
  const queries = useQueryClient();
  const { id: agentId } = useCurrentUser();
  return useMutation({
    mutationFn: ({ talentProfileId, assignments }: RosterEntry) =>
      callAt<typeof rosterEndpoints.assign>(
        { method: 'PUT', path: '/api/business-portfolios/{id}/assignments' },
        {
          params: { id: portfolioId },
          body: {
            talentProfileIds: [talentProfileId],
            userIds: [...assignments.map(({ userId }) => userId), agentId],
          },
        },
      ),
    onSuccess: (_, { firstName, lastName }) => {
      toast({ title: `You work with ${firstName} ${lastName} now` });
    },
    onError: ({ message }) => {
      toast({ title: 'Not assigned', description: message, variant: 'destructive' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOfPortfolio(portfolioId) }),
  });
}
