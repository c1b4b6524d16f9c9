import { ChevronDown } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { type Look, SORTS, type Sort } from '../look/look.ts';
import { SORT_WORDS } from '../look/sort-cards.ts';

type Props = { sort: Sort; onLook: (changes: Partial<Look>) => void };

export function SortMenu({ sort, onLook }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <FilterChip aria-label={`Sort: ${SORT_WORDS[sort]}`}>
          {SORT_WORDS[sort]}
          <ChevronDown aria-hidden="true" />
        </FilterChip>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup
          value={sort}
          onValueChange={(value) => onLook({ sort: value as Sort })}
        >
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
