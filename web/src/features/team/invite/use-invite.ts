import type { TeamInvitationForm } from '@callboard/contract/team';
import { TEXTS } from '@callboard/contract/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callAt } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';
import { invitationsKey, membersKey, PORTFOLIO_PATH, type TeamEndpoints } from '../team-queries.ts';

export function useInvite(portfolioId: string) {
  const queries = useQueryClient();
  // What the server refused is corrected and sent anew; only a lost answer is asked for again.
  const [key, setKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: TeamInvitationForm) =>
      callAt<TeamEndpoints['invite']>(
        { method: 'POST', path: `${PORTFOLIO_PATH}/team-invitations` },
        { params: { id: portfolioId }, body },
        { idempotencyKey: key },
      ),
    onSuccess: () => {
      toast(TEXTS.teamInvitation.sent);
      void queries.invalidateQueries({ queryKey: membersKey(portfolioId) });
      void queries.invalidateQueries({ queryKey: invitationsKey(portfolioId) });
    },
    onError: (error) => {
      const hasAnswered = error instanceof ApiError && error.status !== 0;
      if (hasAnswered) setKey(crypto.randomUUID());
      const told = hasAnswered ? { description: error.message } : {};
      toast({ ...TEXTS.teamInvitation.sendFailed, ...told, variant: 'destructive' });
    },
  });
}
