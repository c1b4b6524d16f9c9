import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useBoardScene } from '../board-context.ts';
import type { Hands } from '../hands/use-hands.ts';
import type { CardActs } from '../sheet/card-state.ts';
import { COLUMN_DOTS, columnWord } from '../sheet/column-words.ts';
import { focusCard } from '../sheet/focus-card.ts';
import { Grid, GridRow } from '../sheet/grid.tsx';
import type { BoardCard, Column } from '../store/board-card.ts';
import { BoardRow, ROW_HEIGHT } from './board-row.tsx';

const OVERSCAN = 4;

type Props = {
  column: Column;
  /** All that stand here, also those that filters leave out or that have not come yet. */
  count: number;
  ids: readonly string[];
  cards: ReadonlyMap<string, BoardCard>;
  hands: Hands;
  ratingId: string | undefined;
  openId: string | undefined;
  acts: CardActs;
  /** Whether what is dragged may be dropped here; nothing while nothing is. */
  isAccepting: boolean | undefined;
  isFirst: boolean;
  onFold?: (() => void) | undefined;
};

/** One status with everyone in it; as long as the screen is high, and scrolled by itself. */
export function StatusColumn(props: Props) {
  const { column, count, ids, cards, hands, acts, isAccepting, onFold } = props;
  const { callback, canReview } = useBoardScene();
  const frame = useRef<HTMLDivElement>(null);
  const { setNodeRef, isOver } = useDroppable({ id: column, disabled: isAccepting === false });
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    useFlushSync: false,
    paddingEnd: 8,
  });
  const { cursorId, pull } = hands;
  const place = cursorId === undefined ? -1 : ids.indexOf(cursorId);
  const show = useEffectEvent(() => {
    if (place === -1 || cursorId === undefined) return;
    rows.scrollToIndex(place, { align: 'auto' });
    comeIntoSight(frame.current);
    return focusCard(frame, cursorId);
  });
  useEffect(() => (pull === 0 ? undefined : show()), [pull]);
  const isOpenHere = props.openId !== undefined && ids.includes(props.openId);
  // Beside an open person there is room for fewer columns.
  useEffect(() => {
    if (isOpenHere) comeIntoSight(frame.current);
  }, [isOpenHere]);
  const word = columnWord(column, callback);
  return (
    <section
      ref={setNodeRef}
      aria-label={`${word}, ${count}`}
      className={classes(
        'flex h-full w-[232px] shrink-0 snap-start flex-col rounded-card bg-sunk transition-opacity lg:w-auto lg:min-w-[200px] lg:flex-1',
        isAccepting === false && 'opacity-40',
        isAccepting === true &&
          (isOver
            ? 'outline-2 outline-ink -outline-offset-2'
            : 'outline-1 outline-line-strong outline-dashed -outline-offset-1'),
      )}
    >
      <h2 className="flex h-10 shrink-0 items-center gap-2 px-3 font-semibold text-13">
        <span className={classes('size-1.5 rounded-full', COLUMN_DOTS[column])} />
        {word}
        <span className="font-normal text-muted tabular-nums">
          {ids.length === count ? count : `${ids.length} of ${count}`}
        </span>
        {onFold !== undefined && (
          <button
            type="button"
            aria-label={`Fold ${word}`}
            onClick={onFold}
            className="-mr-1 ml-auto grid size-7 place-items-center rounded-control text-muted hover:bg-fill"
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
          </button>
        )}
      </h2>
      <div ref={frame} className="min-h-0 flex-1 overflow-y-auto px-2 pt-1 [scrollbar-width:thin]">
        <Grid
          aria-label={word}
          aria-rowcount={ids.length}
          className="relative"
          style={{ height: rows.getTotalSize() }}
        >
          {rows.getVirtualItems().map(({ index, start }) => {
            const id = ids[index];
            const card = id === undefined ? undefined : cards.get(id);
            if (card === undefined) return null;
            const isFirst = props.isFirst && cursorId === undefined && index === 0;
            return (
              <GridRow
                key={card.id}
                aria-rowindex={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <BoardRow
                  card={card}
                  callback={callback}
                  width={0}
                  isCursor={cursorId === card.id}
                  isReachable={cursorId === card.id || isFirst}
                  isSelected={hands.selected.has(card.id)}
                  isAnySelected={hands.selected.size > 0}
                  isRating={props.ratingId === card.id}
                  isOpen={props.openId === card.id}
                  canReview={canReview}
                  acts={acts}
                />
              </GridRow>
            );
          })}
        </Grid>
      </div>
    </section>
  );
}

/** Sideways: a column is as high as the screen. */
function comeIntoSight(within: HTMLElement | null): void {
  within?.closest('section')?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
}
