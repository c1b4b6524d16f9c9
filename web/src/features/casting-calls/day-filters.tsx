import { TextField } from '../../ui/text-field.tsx';
import { asList, type Filters } from './opportunity-filters.ts';

type Props = { filters: Filters; onChange: (changes: Filters) => void };

/** Between which days the work lies. */
export function DayFilters({ filters, onChange }: Props) {
  const [from = ''] = asList(filters.from);
  const [to = ''] = asList(filters.to);
  const isTurned = from !== '' && to !== '' && to < from;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField
        label="Work from"
        type="date"
        max={to || undefined}
        value={from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextField
        label="Work until"
        type="date"
        min={from || undefined}
        value={to}
        error={isTurned ? 'This is before the first day' : undefined}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </div>
  );
}
