import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/use-change-address.ts';
import type { RosterFilters } from './roster-queries.ts';
import { type RosterSort, SORTS, STANDINGS } from './roster-words.ts';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The filters and the talent who is looked at, as the address holds them. */
export function useRosterSearch() {
  const search = useSearch({ strict: false });
  const change = useChangeAddress();
  const filters: RosterFilters = {
    search: text(search.search),
    assignedTo: text(search.assignedTo),
    standing: STANDINGS.find((each) => each === search.standing),
    sort: SORTS.find((each) => each === search.sort) ?? 'name',
  };
  return {
    filters,
    isFiltered: [filters.search, filters.assignedTo, filters.standing].some(Boolean),
    talentProfileId: text(search.talent),
    open: (talent: string) => change({ talent }),
    close: () => change({ talent: undefined }),
    setSearch: (typed: string) => change({ search: text(typed.trim()) }),
    setAssignedTo: (assignedTo: string | undefined) => change({ assignedTo }),
    setStanding: (standing: RosterFilters['standing']) => change({ standing }),
    setSort: (sort: RosterSort) => change({ sort: sort === 'name' ? undefined : sort }),
    clear: () => change({ search: undefined, assignedTo: undefined, standing: undefined }),
  };
}

export type RosterSearch = ReturnType<typeof useRosterSearch>;
