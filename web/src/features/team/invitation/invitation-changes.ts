import type { JoinForm } from '@callboard/contract/team';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callAt } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/use-session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { portfoliosQuery } from '../../business-portfolios/api.ts';
import { OPENED_PATH, openedQuery, type TeamEndpoints } from '../team-queries.ts';

/** One that ended meanwhile shows as what it is. */
function useLookAgain(token: string) {
  const queries = useQueryClient();
  return (error: Error) => {
    const isOver = error instanceof ApiError && error.code === 'INVITATION_ENDED';
    if (isOver) void queries.invalidateQueries(openedQuery(token));
  };
}

/** To the team that one is on now, which is the selected one from then on. */
function useGoToTeam() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (portfolioId: string, name: string) => {
    toast({ title: `You joined ${name}` });
    await queries.invalidateQueries(portfoliosQuery);
    await navigate({ to: '/team-members', search: { portfolioId } });
  };
}

export function useAccept(token: string, name: string) {
  const goToTeam = useGoToTeam();
  return useMutation({
    mutationFn: () =>
      callAt<TeamEndpoints['accept']>(
        { method: 'POST', path: `${OPENED_PATH}/accept` },
        { params: { token } },
      ),
    onSuccess: ({ portfolioId }) => goToTeam(portfolioId, name),
    onError: useLookAgain(token),
  });
}

export function useJoin(token: string, name: string) {
  const { signedIn } = useSession();
  const goToTeam = useGoToTeam();
  return useMutation({
    mutationFn: (body: JoinForm) =>
      callAt<TeamEndpoints['join']>(
        { method: 'POST', path: `${OPENED_PATH}/register` },
        { params: { token }, body },
      ),
    onSuccess: ({ user, portfolioId }) => {
      signedIn(user);
      return goToTeam(portfolioId, name);
    },
    onError: useLookAgain(token),
  });
}

export function useDecline(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callAt<TeamEndpoints['decline']>(
        { method: 'POST', path: `${OPENED_PATH}/decline` },
        { params: { token } },
      ),
    onError: ({ message }) =>
      toast({ title: 'Not declined', description: message, variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries(openedQuery(token)),
  });
}
