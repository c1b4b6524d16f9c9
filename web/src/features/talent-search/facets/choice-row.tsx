import { type ReactNode, useId } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classes } from '../../../ui/classes.ts';

type Props = {
  label: string;
  count: number | undefined;
  isChosen: boolean;
  onToggle: () => void;
  /** Below it, once it is chosen. */
  children?: ReactNode;
};

/** A choice with how many it would leave. Nobody is behind a grey one. */
export function ChoiceRow({ label, count, isChosen, onToggle, children }: Props) {
  const id = useId();
  const isEmpty = count === 0 && !isChosen;
  return (
    <li>
      <label
        htmlFor={id}
        className={classes(
          'flex min-h-7 items-center gap-2 text-13 pointer-coarse:min-h-10',
          isEmpty ? 'text-muted opacity-60' : 'cursor-pointer',
        )}
      >
        <Checkbox id={id} checked={isChosen} disabled={isEmpty} onCheckedChange={onToggle} />
        <span className="min-w-0 flex-1 truncate" title={label}>
          {label}
        </span>
        <span className="text-12 text-muted tabular-nums">{count?.toLocaleString('en')}</span>
      </label>
      {isChosen && children}
    </li>
  );
}
