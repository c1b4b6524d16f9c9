import { X } from 'lucide-react';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { Select } from '../../../ui/select.tsx';
import { SHORT_REASONS, SUBJECT_WORDS } from '../words.ts';
import { type CaseFilters, keyOf } from './use-case-search.ts';

const ALL = 'all';

type Props = {
  filters: CaseFilters;
  /** Whom the address knows by their id alone. */
  againstName: string | undefined;
  onFilter: (changes: Partial<CaseFilters>) => void;
};

/** What it is about, why it was reported, and whom it is against. */
export function CaseFilterBar({ filters, againstName, onFilter }: Props) {
  return (
    <search className="flex flex-wrap items-center gap-2">
      <div className="grid w-full grid-cols-2 gap-2 sm:max-w-96">
        <Select
          aria-label="About"
          value={filters.subject ?? ALL}
          options={[{ value: ALL, label: 'About anything' }, ...optionsOf(SUBJECT_WORDS)]}
          onValueChange={(value) => onFilter({ subject: keyOf(SUBJECT_WORDS, value) })}
        />
        <Select
          aria-label="Reason"
          value={filters.reason ?? ALL}
          options={[{ value: ALL, label: 'Any reason' }, ...optionsOf(SHORT_REASONS)]}
          onValueChange={(value) => onFilter({ reason: keyOf(SHORT_REASONS, value) })}
        />
      </div>
      {filters.againstUserId !== undefined && (
        <FilterChip isOn onClick={() => onFilter({ againstUserId: undefined })}>
          <span className="max-w-60 truncate">Against {againstName ?? 'one person'}</span>
          <X aria-label="Remove" />
        </FilterChip>
      )}
    </search>
  );
}

function optionsOf(words: Record<string, string>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
