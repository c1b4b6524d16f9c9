import { X } from 'lucide-react';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import type { ChangeSearch } from '../address/use-talent-search.ts';
import type { Chosen } from './chosen-of.ts';

type Props = { chosen: readonly Chosen[]; onChange: ChangeSearch; onClear: () => void };

/** What is chosen; each goes with a click, and all of it with the last. */
export function ChosenChips({ chosen, onChange, onClear }: Props) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-1.5">
      {chosen.map(({ key, label, drop }) => (
        <li key={key} className="max-w-full">
          <FilterChip aria-label={`Remove ${label}`} onClick={() => onChange(drop)}>
            <span className="max-w-80 truncate">{label}</span>
            <X aria-hidden="true" />
          </FilterChip>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="h-7 rounded-control px-2 font-medium text-13 text-muted hover:text-ink pointer-coarse:h-9"
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
