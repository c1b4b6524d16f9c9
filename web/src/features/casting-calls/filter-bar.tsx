import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { countriesQuery } from '../reference-data/api.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { asList, useOpportunityFilters } from './opportunity-filters.ts';

/** The filters asked for most as chips, the others behind one of them. */
export function FilterBar({ total }: { total: number | undefined }) {
  const { filters, change, count } = useOpportunityFilters();
  const [isOpen, setIsOpen] = useState(false);
  const isPaid = asList(filters.payKind).join() === 'paid';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterChip isOn={isPaid} onClick={() => change({ payKind: isPaid ? undefined : 'paid' })}>
        Paid
      </FilterChip>
      <HomeChip />
      {(['search', 'city'] as const).flatMap((name) =>
        asList(filters[name]).map((typed) => (
          <FilterChip key={name} isOn onClick={() => change({ [name]: undefined })}>
            <span className="max-w-40 truncate">{typed}</span>
            <X aria-label="Remove" role="img" />
          </FilterChip>
        )),
      )}
      <FilterChip
        {...(count > 0 && { count })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" />
        Filters
      </FilterChip>
      <FilterSheet isOpen={isOpen} onOpenChange={setIsOpen} total={total} />
      <p role="status" className="ml-auto text-13 text-muted tabular-nums">
        {total !== undefined && (total === 1 ? '1 call' : `${total.toLocaleString('en')} calls`)}
      </p>
    </div>
  );
}

/** Work in one's own country. */
function HomeChip() {
  const { countryId } = useCurrentUser();
  const { filters, change } = useOpportunityFilters();
  const { data: countries } = useQuery({ ...countriesQuery, enabled: countryId !== null });
  const home = countries?.find(({ id }) => id === countryId);
  if (home === undefined) return null;
  const isOn = asList(filters.countryId).join() === home.id;
  return (
    <FilterChip isOn={isOn} onClick={() => change({ countryId: isOn ? undefined : home.id })}>
      {home.name}
    </FilterChip>
  );
}
