import { PRODUCTION_STATUSES, type ProductionStatus } from '@callboard/contract/production-choices';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../../lib/use-change-address.ts';
import type { ListFilters } from '../production-queries.ts';

/** The filters, as the address holds them. */
export function useListSearch() {
  const search = useSearch({ strict: false });
  const change = useChangeAddress();
  const filters: ListFilters = {
    status: PRODUCTION_STATUSES.find((each) => each === search.status),
    search: typeof search.search === 'string' && search.search !== '' ? search.search : undefined,
    isArchived: search.archived === 'true',
  };
  return {
    filters,
    isFiltered: filters.status !== undefined || filters.search !== undefined,
    setStatus: (status: ProductionStatus | undefined) => change({ status }),
    setSearch: (text: string) => change({ search: text.trim() === '' ? undefined : text.trim() }),
    setArchived: (isArchived: boolean) =>
      change({ archived: isArchived ? 'true' : undefined, status: undefined }),
    clear: () => change({ status: undefined, search: undefined }),
  };
}
