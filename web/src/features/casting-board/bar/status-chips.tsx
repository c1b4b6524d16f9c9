import { FilterChip } from '../../../ui/filter-chip.tsx';
import { useBoardScene } from '../board-context.ts';
import type { Look } from '../look/look.ts';
import { columnWord } from '../sheet/column-words.ts';
import { COLUMNS, type Column } from '../store/board-card.ts';
import type { ColumnCounts } from '../store/count-columns.ts';

/** Shown though nobody is there: the way everyone goes. */
const ALWAYS: readonly Column[] = ['submitted', 'shortlisted', 'audition', 'callback'];

type Props = {
  look: Look;
  counts: ColumnCounts;
  scope: readonly Column[] | undefined;
  onLook: (changes: Partial<Look>) => void;
};

export function StatusChips({ look, counts, scope = COLUMNS, onLook }: Props) {
  const { callback } = useBoardScene();
  const all = scope.reduce((sum, column) => sum + counts[column], 0);
  const shown = scope.filter(
    (column) => counts[column] > 0 || ALWAYS.includes(column) || look.column === column,
  );
  return (
    <>
      <FilterChip isOn={look.column === null} count={all} onClick={() => onLook({ column: null })}>
        All
      </FilterChip>
      {shown.map((column) => (
        <FilterChip
          key={column}
          isOn={look.column === column}
          count={counts[column]}
          onClick={() => onLook({ column: look.column === column ? null : column })}
        >
          {columnWord(column, callback)}
        </FilterChip>
      ))}
    </>
  );
}
