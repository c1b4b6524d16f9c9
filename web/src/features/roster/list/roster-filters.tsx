import type { Ref } from 'react';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { SortMenu } from '../../../ui/sort-menu.tsx';
import { SORT_WORDS, SORTS, STANDING_WORDS, STANDINGS } from '../roster-words.ts';
import type { Standing } from '../standing.ts';
import type { RosterSearch } from '../use-roster-search.ts';
import { AssignedMenu } from './assigned-menu.tsx';

type Props = { standing: Standing; search: RosterSearch; searchBox: Ref<HTMLInputElement> };

/** By how things stand with them, by who works with them, by name, and in which order. */
export function RosterFilters({ standing, search, searchBox }: Props) {
  const { filters } = search;
  // An employee sees their own talents alone.
  const isOfAll = standing.isManager || !standing.isOfTeam;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset
        aria-label="Filters"
        className="scroll-quiet -mx-4 flex min-w-0 max-w-[100vw] gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:px-0.5"
      >
        <FilterChip
          isOn={filters.standing === undefined}
          onClick={() => search.setStanding(undefined)}
        >
          All
        </FilterChip>
        {STANDINGS.map((each) => (
          <FilterChip
            key={each}
            isOn={filters.standing === each}
            onClick={() => search.setStanding(filters.standing === each ? undefined : each)}
          >
            {STANDING_WORDS[each]}
          </FilterChip>
        ))}
        <span aria-hidden="true" className="my-1 w-px shrink-0 bg-line" />
        {isOfAll && <AssignedMenu portfolioId={standing.portfolioId} search={search} />}
        <SortMenu sort={filters.sort} sorts={SORTS} words={SORT_WORDS} onSort={search.setSort} />
      </fieldset>
      <SearchBox
        ref={searchBox}
        label="Find a talent"
        value={filters.search ?? ''}
        onSearch={search.setSearch}
        className="w-full sm:w-auto sm:min-w-36 sm:max-w-64 sm:flex-1"
      />
    </div>
  );
}
