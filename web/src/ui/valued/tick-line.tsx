import { useId } from 'react';
import { Checkbox } from '../checkbox.tsx';

type Props = { label: string; isTicked: boolean; onTick: (isTicked: boolean) => void };

/** A box to tick, and beside it what that means. */
export function TickLine({ label, isTicked, onTick }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-8 items-center gap-2.5 text-13">
      <Checkbox
        id={id}
        checked={isTicked}
        onCheckedChange={(isNowTicked) => onTick(isNowTicked === true)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
