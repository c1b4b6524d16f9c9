import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { asList, useOpportunityFilters } from './opportunity-filters.ts';

/** The filters asked for most as chips, the others behind one of them. */
export function FilterBar({ total }: { total: number | undefined }) {
  const { filters, change, count } = useOpportunityFilters();
  const [isOpen, setIsOpen] = useState(false);
  const isPaid = asList(filters.payKind).join() === 'paid';
  const isNear = filters.city !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterChip isOn={isPaid} onClick={() => change({ payKind: isPaid ? undefined : 'paid' })}>
        Paid
      </FilterChip>
      {isNear && (
        <FilterChip isOn onClick={() => change({ city: undefined })}>
          {filters.city}
        </FilterChip>
      )}
      <FilterChip
        {...(count > 0 && { count })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        Filters
      </FilterChip>
      <FilterSheet isOpen={isOpen} onOpenChange={setIsOpen} />
      <p role="status" className="ml-auto text-13 text-muted tabular-nums">
        {total !== undefined && (total === 1 ? '1 call' : `${total.toLocaleString('en')} calls`)}
      </p>
    </div>
  );
}
