import { SlidersHorizontal } from 'lucide-react';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx';
import { countFilters, type Look, withoutFilters } from '../look/look.ts';
import type { BoardCard } from '../store/board-card.ts';
import { FilterFields } from './filter-fields.tsx';

type Props = {
  cards: ReadonlyMap<string, BoardCard>;
  look: Look;
  onLook: (changes: Partial<Look>) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function FiltersButton({ cards, look, onLook, isOpen, onOpenChange }: Props) {
  const count = countFilters(look);
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger>
        <FilterChip isOn={count > 0} {...(count > 0 && { count })}>
          <SlidersHorizontal aria-hidden="true" />
          Filters
        </FilterChip>
      </PopoverTrigger>
      <PopoverContent
        label="Filters"
        align="start"
        width={360}
        className="max-h-(--radix-popover-content-available-height) overflow-y-auto p-4"
      >
        <FilterFields
          cards={cards}
          look={look}
          onLook={onLook}
          onClear={count > 0 ? () => onLook(withoutFilters(look)) : undefined}
        />
      </PopoverContent>
    </Popover>
  );
}
