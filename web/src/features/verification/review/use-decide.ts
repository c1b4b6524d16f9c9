import type { ReviewedVerification, verificationEndpoints } from '@callboard/contract/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';
import { pendingVerificationQuery } from '../api.ts';
import { REVIEW_KEY } from '../keys.ts';
import { REQUEST_STATUS_WORDS } from '../words.ts';
import { reviewQuery } from './review-queries.ts';

type Decision = { decision: 'approve' | 'reject'; reason: string | null };
const OUTCOMES = { approve: 'approved', reject: 'rejected' } as const;

/** What came of it is said here: whoever decides and goes on to the next one at once is told, too. */
export function useDecide({ id, person }: Pick<ReviewedVerification, 'id' | 'person'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) =>
      callAt<(typeof verificationEndpoints)['decide']>(
        { method: 'POST', path: '/api/admin/verification/{id}/decision' },
        { params: { id }, body },
      ),
    onSuccess: (_answer, { decision }) =>
      toast({ title: `${REQUEST_STATUS_WORDS[OUTCOMES[decision]]}: ${person.name}` }),
    onError: (error, { decision }) => {
      if (isLate(error)) {
        toast({ title: 'Decided in the meantime', description: 'The list was refreshed.' });
      } else if (decision === 'approve') {
        const title = `Not decided: ${person.name}`;
        toast({ title, description: error.message, variant: 'destructive' });
      }
    },
    // Also where somebody else came first.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [...REVIEW_KEY, { pages: true }] });
      // Not read again before somebody opens it again.
      const { queryKey } = reviewQuery(id);
      void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: pendingVerificationQuery.queryKey });
    },
  });
}

/** Decided by somebody else, or withdrawn. */
export function isLate(error: Error): boolean {
  return error instanceof ApiError && ['CONFLICT', 'NOT_FOUND'].includes(error.code ?? '');
}
