import type { callReviewEndpoints } from '@callboard/contract/call-review';
import { callAt } from '../../lib/api-client.ts';
import { ASKED_ANEW, pagesAt } from '../../lib/pages-query.ts';
import { queryAt } from '../../lib/query-client.ts';
import { keyOfPath } from '../../lib/query-key.ts';
import type { ReviewFilters } from './use-review-list.ts';

/** By their paths alone: the list is there before schemas are. */
type Endpoints = typeof callReviewEndpoints;
export type Decided = Parameters<typeof decide>[1];

const PATH = '/api/admin/casting-calls';
/** The beginning of the keys of all that is read here. */
export const REVIEW_KEY = keyOfPath(PATH);

export const reviewQueueQuery = (filters: ReviewFilters) =>
  pagesAt<Endpoints['reviewQueue']>(PATH, filters, ASKED_ANEW);

/** Always asked anew: its team may change it until it is decided. */
export const reviewedCallQuery = (id: string) => ({
  ...queryAt<Endpoints['review']>({ method: 'GET', path: `${PATH}/{id}` }, { params: { id } }),
  staleTime: 0,
});

export function decide(
  id: string,
  body: { decision: 'publish' | 'reject' | 'take_down'; reason: string | null },
) {
  const line = { method: 'POST', path: `${PATH}/{id}/decision` } as const;
  return callAt<Endpoints['decide']>(line, { params: { id }, body });
}
