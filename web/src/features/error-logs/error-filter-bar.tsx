import type { Ref } from 'react';
import { SearchBox } from '../../ui/search-box.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SortMenu } from '../../ui/sort-menu.tsx';
import { type ErrorList, SORTS } from './use-error-filters.ts';

const STATUS_OPTIONS = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const;

const SORT_WORDS = { last_seen: 'Seen last', count: 'Most often' } as const;

type Props = { list: ErrorList; searchBox: Ref<HTMLInputElement> };

export function ErrorFilterBar({ list: { filters, set }, searchBox }: Props) {
  return (
    <search className="flex flex-wrap items-center gap-2.5">
      <Segmented
        label="Status"
        options={STATUS_OPTIONS}
        value={filters.status}
        onValueChange={(status) => set({ status })}
      />
      <form
        className="max-sm:w-full"
        onSubmit={(event) => {
          event.preventDefault();
          // From here on the keys go through the list.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }}
      >
        <SearchBox
          ref={searchBox}
          label="Find in message or address"
          value={filters.search ?? ''}
          onSearch={(text) => set({ search: text.trim() === '' ? undefined : text.trim() })}
        />
      </form>
      <SortMenu
        sort={filters.sort}
        sorts={SORTS}
        words={SORT_WORDS}
        onSort={(sort) => set({ sort })}
      />
    </search>
  );
}
