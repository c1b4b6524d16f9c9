import type { verificationEndpoints } from '@callboard/contract/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';
import { ASKED_ANEW, pagesAt } from '../../../lib/pages-query.ts';
import { queryAt } from '../../../lib/query-client.ts';
import { pendingVerificationQuery } from '../api.ts';
import { REVIEW_KEY } from '../keys.ts';
import type { QueueFilters } from './use-queue-search.ts';

/** By their paths alone: the page does without schemas. */
type Endpoints = typeof verificationEndpoints;
const PATH = '/api/admin/verification';

export const queueQuery = ({ status, kind }: QueueFilters) =>
  pagesAt<Endpoints['queue']>(PATH, { status, kind }, ASKED_ANEW);

/** Each read of it is on the trail: what was read a moment ago is not read again. */
export const reviewQuery = (id: string) =>
  queryAt<Endpoints['review']>({ method: 'GET', path: `${PATH}/{id}` }, { params: { id } });

export const evidencePath = (fileId: string) => `${PATH}/files/${fileId}`;

type Decision = { id: string; decision: 'approve' | 'reject'; reason: string | null };

export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Decision) =>
      callAt<Endpoints['decide']>(
        { method: 'POST', path: `${PATH}/{id}/decision` },
        { params: { id }, body },
      ),
    // Also where somebody else came first.
    onSettled: (_answer, _error, { id }) => {
      void queries.invalidateQueries({ queryKey: [...REVIEW_KEY, { pages: true }] });
      // Not read again before somebody opens it again.
      const { queryKey } = reviewQuery(id);
      void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: pendingVerificationQuery.queryKey });
    },
  });
}
