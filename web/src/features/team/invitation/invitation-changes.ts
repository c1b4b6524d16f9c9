import type { JoinForm } from '@callboard/contract/team';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callAt } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/use-session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { portfoliosQuery } from '../../business-portfolios/api.ts';
import { OPENED_PATH, openedQuery, type TeamEndpoints } from '../team-queries.ts';

/** What the page did not know: it ended, was sent again, or its address has an account by now. */
const CHANGED: readonly (string | undefined)[] = ['INVITATION_ENDED', 'NOT_FOUND', 'HAS_ACCOUNT'];

/** One that is no longer as it was shows as what it is. */
function useLookAgain(token: string) {
  const queries = useQueryClient();
  return (error: Error) => {
    const isAnother = error instanceof ApiError && CHANGED.includes(error.code);
    if (isAnother) void queries.resetQueries(openedQuery(token));
  };
}

/** To the team that one is on now, which is the selected one from then on. */
function useGoToTeam(token: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (portfolioId: string, name: string) => {
    toast({ title: `You joined ${name}` });
    await queries.invalidateQueries(portfoliosQuery);
    await navigate({ to: '/team-members', search: { portfolioId } });
    // Whoever goes back finds it answered.
    queries.removeQueries(openedQuery(token));
  };
}

export function useAccept(token: string, name: string) {
  const goToTeam = useGoToTeam(token);
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
  const goToTeam = useGoToTeam(token);
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
