import { useDroppable } from '@dnd-kit/core';
import { classes } from '../../../ui/classes.ts';
import { useBoardScene } from '../board-context.ts';
import { COLUMN_DOTS, columnWord } from '../sheet/column-words.ts';
import type { Column } from '../store/board-card.ts';

type Props = {
  column: Column;
  count: number;
  isAccepting: boolean | undefined;
  onUnfold: () => void;
};

/** Out of the way at the end; still somewhere to drop. */
export function FoldedColumn({ column, count, isAccepting, onUnfold }: Props) {
  const { callback } = useBoardScene();
  const { setNodeRef, isOver } = useDroppable({ id: column, disabled: isAccepting === false });
  const word = columnWord(column, callback);
  return (
    <button
      ref={setNodeRef}
      type="button"
      onClick={onUnfold}
      className={classes(
        'flex h-full w-10 shrink-0 flex-col items-center gap-2 rounded-card bg-sunk py-3 text-13 transition-opacity hover:bg-fill',
        isAccepting === false && 'opacity-40',
        isAccepting === true &&
          (isOver
            ? 'outline-2 outline-ink -outline-offset-2'
            : 'outline-1 outline-line-strong outline-dashed -outline-offset-1'),
      )}
    >
      <span className={classes('size-1.5 shrink-0 rounded-full', COLUMN_DOTS[column])} />
      <span className="sr-only">Unfold </span>
      <span className="font-semibold [writing-mode:vertical-rl]">{word}</span>
      <span className="text-muted tabular-nums [writing-mode:vertical-rl]">{count}</span>
    </button>
  );
}
