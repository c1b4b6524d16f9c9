import { useId } from 'react';
import { Input } from '../../../ui/input.tsx';

type Props = {
  label: string;
  day: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string | undefined) => void;
};

export function DayFilter({ label, day, min, max, onDay }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="shrink-0 text-13 text-muted max-sm:w-10">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        value={day ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => onDay(target.value === '' ? undefined : target.value)}
        className="w-full"
      />
    </div>
  );
}
