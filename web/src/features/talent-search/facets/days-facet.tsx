import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { FacetProps } from './facet-props.ts';

/** Free on all days from one to another. */
export function DaysFacet({ search, onChange }: FacetProps) {
  /** The last day while it lies before the first: nothing is asked for until it does not. */
  const [turned, setTurned] = useState<string>();
  const { from = '', to = '' } = search;

  function change(first: string, last: string) {
    const isTurned = first !== '' && last !== '' && last < first;
    setTurned(isTurned ? last : undefined);
    onChange({ from: first || undefined, to: isTurned ? undefined : last || undefined });
  }

  return (
    <div className="grid gap-2">
      <TextField
        label="Free from"
        type="date"
        value={from}
        onChange={({ currentTarget }) => change(currentTarget.value, turned ?? to)}
      />
      <TextField
        label="Free until"
        type="date"
        min={from || undefined}
        value={turned ?? to}
        error={turned === undefined ? undefined : 'This is before the first day'}
        onChange={({ currentTarget }) => change(from, currentTarget.value)}
      />
    </div>
  );
}
