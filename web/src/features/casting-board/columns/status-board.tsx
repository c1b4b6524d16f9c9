import { useRef, useState } from 'react';
import type { Target } from '../acts/can-move.ts';
import type { Hands } from '../hands/use-hands.ts';
import type { ColumnIds } from '../look/board-columns.ts';
import type { CardActs } from '../sheet/card-state.ts';
import { useRoom } from '../sheet/use-room.ts';
import type { BoardCard, Column } from '../store/board-card.ts';
import type { ColumnCounts } from '../store/count-columns.ts';
import { DragPeople } from './drag-people.tsx';
import { FoldedColumn } from './folded-column.tsx';
import { StatusColumn } from './status-column.tsx';

/** In pixels: what stays free below the columns. */
const BELOW = 24;
const LOWEST = 420;
const FOLDED_AT_FIRST: readonly Column[] = ['unsent', 'ended'];

type Props = {
  columns: readonly ColumnIds[];
  counts: ColumnCounts;
  cards: ReadonlyMap<string, BoardCard>;
  hands: Hands;
  ratingId: string | undefined;
  openId: string | undefined;
  acts: CardActs;
  onMove: (ids: readonly string[], to: Target) => void;
};

/** Everyone by where they stand. */
export function StatusBoard({ columns, counts, onMove, ...rest }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { top } = useRoom(frame);
  const [folded, setFolded] = useState<readonly Column[]>(FOLDED_AT_FIRST);
  const unfold = (column: Column) => setFolded(unfolded(folded, column));
  const { cursorId, goTo } = rest.hands;
  const isHere = (ids: readonly string[]) => cursorId !== undefined && ids.includes(cursorId);
  // Nobody is acted upon unseen: where one is, is unfolded.
  const isFolded = ({ column, ids }: ColumnIds) => folded.includes(column) && !isHere(ids);
  function fold({ column, ids }: ColumnIds) {
    setFolded([...unfolded(folded, column), column]);
    if (isHere(ids)) goTo(undefined, { isPulled: false });
  }
  const firstFilled = columns.find(({ ids }) => ids.length > 0)?.column;
  return (
    <DragPeople cards={rest.cards} selected={rest.hands.selected} onMove={onMove}>
      {(accepts) => (
        <div
          ref={frame}
          // What only listeners get stands within it too, and must not widen the page.
          className="-mx-4 relative flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:thin] lg:-mx-6 lg:scroll-px-6 lg:px-6"
          style={{ height: `max(${LOWEST}px, calc(100dvh - ${top + BELOW}px))` }}
        >
          {columns.map(({ column, ids }) =>
            isFolded({ column, ids }) ? (
              <FoldedColumn
                key={column}
                column={column}
                count={counts[column]}
                isAccepting={accepts?.(column)}
                onUnfold={() => unfold(column)}
              />
            ) : (
              <StatusColumn
                key={column}
                column={column}
                count={counts[column]}
                ids={ids}
                isAccepting={accepts?.(column)}
                isFirst={column === firstFilled}
                onFold={FOLDED_AT_FIRST.includes(column) ? () => fold({ column, ids }) : undefined}
                {...rest}
              />
            ),
          )}
        </div>
      )}
    </DragPeople>
  );
}

const unfolded = (folded: readonly Column[], column: Column) =>
  folded.filter((each) => each !== column);
