import { Columns2, UserMinus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { COMPARED_MAX } from '../../../ui/compared-max.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

type Props = {
  count: number;
  onCompare: () => void;
  /** Nothing for those who may not. */
  onRemove: (() => void) | undefined;
  onClear: () => void;
};

/** What can be done to all that are selected. */
export function SelectionBar({ count, onCompare, onRemove, onClear }: Props) {
  const isComparable = count >= 2 && count <= COMPARED_MAX;
  return (
    <section
      aria-label="Selection"
      className="fixed inset-x-4 bottom-4 z-panel mx-auto flex max-w-[520px] animate-rise items-center gap-2 rounded-card border border-line bg-raised p-2 pl-4 shadow-popover max-lg:bottom-14 lg:left-[calc(232px+1rem)]"
    >
      <p className="min-w-0 flex-1 truncate font-semibold text-13 tabular-nums">
        {count} selected
        {!isComparable && (
          <span className="font-normal text-muted"> · compare two to {COMPARED_MAX}</span>
        )}
      </p>
      <Button look="primary" disabled={!isComparable} onClick={onCompare}>
        <Columns2 aria-hidden="true" className="size-4" />
        Compare
      </Button>
      {onRemove !== undefined && (
        <Button onClick={onRemove}>
          <UserMinus aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Take off</span>
        </Button>
      )}
      <IconButton icon={X} label="Select nobody" onClick={onClear} />
    </section>
  );
}
