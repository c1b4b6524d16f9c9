import { ChevronDown } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';
import { FilterChip } from './filter-chip.tsx';

type Props<Sort extends string> = {
  sort: Sort;
  sorts: readonly Sort[];
  words: Readonly<Record<Sort, string>>;
  onSort: (sort: Sort) => void;
};

/** The order of a list, among its filters. */
export function SortMenu<Sort extends string>({ sort, sorts, words, onSort }: Props<Sort>) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <FilterChip aria-label={`Sort: ${words[sort]}`}>
          {words[sort]}
          <ChevronDown aria-hidden="true" />
        </FilterChip>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup value={sort} onValueChange={(value) => onSort(value as Sort)}>
          {sorts.map((each) => (
            <DropdownMenuRadioItem key={each} value={each}>
              {words[each]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
