import { ChevronDown } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { type RosterSort, SORT_WORDS, SORTS } from '../roster-words.ts';

type Props = { sort: RosterSort; onSort: (sort: RosterSort) => void };

export function SortMenu({ sort, onSort }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <FilterChip aria-label={`Sort: ${SORT_WORDS[sort]}`}>
          {SORT_WORDS[sort]}
          <ChevronDown aria-hidden="true" />
        </FilterChip>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup value={sort} onValueChange={(value) => onSort(value as RosterSort)}>
          {SORTS.map((each) => (
            <DropdownMenuRadioItem key={each} value={each}>
              {SORT_WORDS[each]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
