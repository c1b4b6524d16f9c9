import type { reportReviewEndpoints } from '@callboard/contract/report-review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';
import { queryAt } from '../../../lib/query-client.ts';

const PATH = '/api/account/moderation';

/** By its path alone: the page does without schemas. */
export const ownDecisionsQuery = queryAt<(typeof reportReviewEndpoints)['ownDecisions']>(
  { method: 'GET', path: PATH },
  {},
);

export function useAppeal(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      callAt<(typeof reportReviewEndpoints)['appeal']>(
        { method: 'POST', path: `${PATH}/{id}/appeal` },
        { params: { id }, body: { text } },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ownDecisionsQuery.queryKey }),
  });
}
