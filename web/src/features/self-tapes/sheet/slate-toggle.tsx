import { useId } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';

type Props = { name: string; isOn: boolean; onToggle: () => void };

/** Many say who they are at the head of a scene: then that take has the slate. */
export function SlateToggle({ name, isOn, onToggle }: Props) {
  const id = useId();
  return (
    <span className="flex items-center gap-2.5 pl-1 text-13 text-muted">
      <Checkbox
        id={id}
        aria-label={`${name} has the slate`}
        checked={isOn}
        onCheckedChange={onToggle}
      />
      <label htmlFor={id} className="py-1">
        The slate is in this take
      </label>
    </span>
  );
}
