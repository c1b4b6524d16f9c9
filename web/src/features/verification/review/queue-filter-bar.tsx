import { FilterChip } from '../../../ui/filter-chip.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { KIND_WORDS, REQUEST_STATUS_WORDS } from '../words.ts';
import type { QueueFilters } from './use-queue-search.ts';

const STATUSES = (['pending', 'approved', 'rejected'] as const).map((value) => ({
  value,
  label: REQUEST_STATUS_WORDS[value],
}));
const KINDS = ['professional', 'identity'] as const;

type Props = { filters: QueueFilters; onFilters: (filters: QueueFilters) => void };

export function QueueFilterBar({ filters, onFilters }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label="Status"
        options={STATUSES}
        value={filters.status}
        onValueChange={(status) => onFilters({ ...filters, status })}
      />
      <div className="flex gap-2">
        {KINDS.map((kind) => (
          <FilterChip
            key={kind}
            isOn={filters.kind === kind}
            onClick={() =>
              onFilters({ ...filters, kind: filters.kind === kind ? undefined : kind })
            }
          >
            {KIND_WORDS[kind]}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}
