import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { classes } from '../../../ui/classes.ts';

type Props = {
  name: string;
  isSelected: boolean;
  onToggle: (event: MouseEvent) => void;
};

export function SelectMark({ name, isSelected, onToggle }: Props) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Select ${name}`}
      aria-pressed={isSelected}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(event);
      }}
      className={classes(
        'absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full border pointer-coarse:size-7',
        isSelected
          ? 'border-[#1a1916] bg-[#1a1916] text-[#f1efe8]'
          : 'border-[#f6f5f2] bg-[#1a1916]/20 text-[#f6f5f2]/0',
      )}
    >
      <Check aria-hidden="true" className="size-3.5" />
    </button>
  );
}
