import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { TeamMember } from '@callboard/contract/team';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../lib/api-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { keyOfPortfolio } from '../business-portfolios/api.ts';
import { invitationsKey, PORTFOLIO_PATH, type TeamEndpoints } from './team-queries.ts';

const MEMBER = `${PORTFOLIO_PATH}/team-members/{userId}` as const;
const INVITATION = `${PORTFOLIO_PATH}/team-invitations/{invitationId}` as const;

const refused =
  (title: string) =>
  ({ message }: Error) =>
    toast({ title, description: message, variant: 'destructive' });

/** Who is on the team, and who works with whom, is read anew wherever it is shown. */
function useRefresh(portfolioId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOfPortfolio(portfolioId) });
}

export function useChangeRole(portfolioId: string) {
  const refresh = useRefresh(portfolioId);
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: PortfolioRole }) =>
      callAt<TeamEndpoints['changeRole']>(
        { method: 'PATCH', path: MEMBER },
        { params: { id: portfolioId, userId }, body: { role } },
      ),
    onSuccess: ({ firstName, lastName, role }) =>
      toast({
        title: `${firstName} ${lastName} is an ${role} now`,
        ...(role === 'employee' && {
          description: 'Invitations they sent that nobody has answered are taken back.',
        }),
      }),
    onError: refused('The role was not changed'),
    onSettled: refresh,
  });
}

export function useRemoveMember(portfolioId: string) {
  const refresh = useRefresh(portfolioId);
  return useMutation({
    mutationFn: ({ userId }: TeamMember) =>
      callAt<TeamEndpoints['remove']>(
        { method: 'DELETE', path: MEMBER },
        { params: { id: portfolioId, userId } },
      ),
    onSuccess: (_, { firstName, lastName }) =>
      toast({ title: `${firstName} ${lastName} is no longer on the team` }),
    onError: refused('Not removed'),
    onSettled: refresh,
  });
}

export function useResend(portfolioId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) =>
      callAt<TeamEndpoints['resend']>(
        { method: 'POST', path: `${INVITATION}/resend` },
        { params: { id: portfolioId, invitationId } },
      ),
    onSuccess: ({ email }) =>
      toast({
        title: 'Sent again',
        description: `${email} has a new link and seven days. The old link no longer works.`,
      }),
    onError: refused('Not sent'),
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsKey(portfolioId) }),
  });
}

export function useRevoke(portfolioId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) =>
      callAt<TeamEndpoints['revoke']>(
        { method: 'DELETE', path: INVITATION },
        { params: { id: portfolioId, invitationId } },
      ),
    onSuccess: () => toast({ title: 'Invitation taken back' }),
    onError: refused('Not taken back'),
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsKey(portfolioId) }),
  });
}
