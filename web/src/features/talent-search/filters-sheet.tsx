import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { Sheet, SheetClose } from '../../ui/sheet.tsx';
import type { FacetProps } from './facets/facet-props.ts';
import { FacetRail } from './facets/facet-rail.tsx';
import { talentsWord } from './words.ts';

type Props = {
  facets: FacetProps;
  /** Choices that are made. */
  count: number;
  total: number | undefined;
  onClear: () => void;
};

/** Where there is no room beside the faces, the facets lie over them. */
export function FiltersSheet({ facets, count, total, onClear }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FilterChip
        {...(count > 0 && { count })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" className="max-sm:hidden" />
        Filters
      </FilterChip>
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Filters"
        footer={
          <>
            <Button look="quiet" disabled={count === 0} onClick={onClear}>
              Clear all
            </Button>
            <SheetClose>
              <Button look="primary" className="flex-1 tabular-nums">
                {total === undefined ? 'Show talents' : `Show ${talentsWord(total)}`}
              </Button>
            </SheetClose>
          </>
        }
      >
        <FacetRail {...facets} />
      </Sheet>
    </>
  );
}
