import type { CallStatus } from '@callboard/contract/call-summary';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/use-change-address.ts';

/** Drafts are nobody's business yet. */
export const REVIEW_TABS = [
  'in_review',
  'open',
  'rejected',
  'closed',
  'filled',
  'cancelled',
] as const;

export type ReviewFilters = { status: CallStatus; search: string | undefined };

/** Status, search and the chosen call, as the address holds them. */
export function useReviewList() {
  const address = useSearch({ strict: false });
  const change = useChangeAddress();
  const { search, id } = address;
  const filters: ReviewFilters = {
    status: REVIEW_TABS.find((each) => each === address.status) ?? 'in_review',
    search: typeof search === 'string' && search !== '' ? search : undefined,
  };
  return {
    filters,
    chosenId: typeof id === 'string' ? id : undefined,
    choose: (chosenId: string | undefined) => change({ id: chosenId }),
    /** What was looked at is not among the others. */
    setStatus: (status: string) => change({ status, id: undefined }),
    setSearch: (text: string) =>
      change({ search: text.trim() === '' ? undefined : text.trim(), id: undefined }),
  };
}
