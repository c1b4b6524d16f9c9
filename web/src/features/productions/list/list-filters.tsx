import { PRODUCTION_STATUSES, type ProductionStatus } from '@callboard/contract/production-choices';
import { Archive } from 'lucide-react';
import type { Ref } from 'react';
import { PRODUCTION_STATUS_WORDS } from '../../../lib/casting/role-words.ts';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';

import type { useListSearch } from './use-list-search.ts';

type Props = {
  list: ReturnType<typeof useListSearch>;
  counts: Partial<Record<ProductionStatus, number>> | undefined;
  searchBox: Ref<HTMLInputElement>;
};

/** By status, by name, and what was put away. */
export function ListFilters({ list, counts, searchBox }: Props) {
  const { filters } = list;
  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset
        aria-label="Status"
        className="scroll-quiet -mx-4 flex min-w-0 max-w-[100vw] gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:px-0.5"
      >
        <FilterChip
          isOn={filters.status === undefined}
          {...(counts && { count: total })}
          onClick={() => list.setStatus(undefined)}
        >
          All
        </FilterChip>
        {PRODUCTION_STATUSES.map((status) => (
          <FilterChip
            key={status}
            isOn={filters.status === status}
            {...(counts && { count: counts[status] ?? 0 })}
            onClick={() => list.setStatus(filters.status === status ? undefined : status)}
          >
            {PRODUCTION_STATUS_WORDS[status]}
          </FilterChip>
        ))}
        <span aria-hidden="true" className="my-1 w-px shrink-0 bg-line" />
        <FilterChip isOn={filters.isArchived} onClick={() => list.setArchived(!filters.isArchived)}>
          <Archive aria-hidden="true" />
          Archived
        </FilterChip>
      </fieldset>
      <SearchBox
        ref={searchBox}
        label="Find a production"
        value={filters.search ?? ''}
        onSearch={list.setSearch}
      />
    </div>
  );
}
