import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/use-change-address.ts';

const STATUSES = ['open', 'resolved'] as const;
export const SORTS = ['last_seen', 'count'] as const;

export type ErrorFilters = {
  status: (typeof STATUSES)[number];
  sort: (typeof SORTS)[number];
  search: string | undefined;
};

/** The filters and the chosen error, as the address holds them. */
export function useErrorFilters() {
  const search = useSearch({ strict: false });
  const change = useChangeAddress();
  const filters: ErrorFilters = {
    status: STATUSES.find((each) => each === search.status) ?? 'open',
    sort: SORTS.find((each) => each === search.sort) ?? 'last_seen',
    search: typeof search.search === 'string' && search.search !== '' ? search.search : undefined,
  };
  return {
    filters,
    chosenId: typeof search.id === 'string' && search.id !== '' ? search.id : undefined,
    choose: (id: string | undefined) => change({ id }),
    /** What was looked at may not be among those found. */
    set: (changes: Partial<ErrorFilters>) => change({ ...changes, id: undefined }),
  };
}

export type ErrorList = ReturnType<typeof useErrorFilters>;
