import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useBoardScene } from '../board-context.ts';
import type { Hands } from '../hands/use-hands.ts';
import type { BoardCard } from '../store/board-card.ts';
import type { CardActs } from './card-state.ts';
import { CAPTION_HEIGHT, FaceCard } from './face-card.tsx';
import { focusCard, followFocus } from './focus-card.ts';
import { Grid, GridRow } from './grid.tsx';
import { useRoom } from './use-room.ts';

/** In pixels. */
const GAP = 14;
const ROW_GAP = 22;
const NARROWEST = 140;
const FEWEST_ACROSS = 2;
/** What lies over the page at its top and bottom. */
const ABOVE = 128;
const BELOW = 88;
/** Rows drawn beyond the screen. */
const OVERSCAN = 3;

type Props = {
  ids: readonly string[];
  cards: ReadonlyMap<string, BoardCard>;
  hands: Hands;
  ratingId: string | undefined;
  openId: string | undefined;
  acts: CardActs;
  /** How many stand beside each other, for keys that go up and down. */
  onAcross: (across: number) => void;
};

/** Everyone as faces in rows. Only the rows near the screen are drawn, however many there are. */
export function ContactSheet({ ids, cards, hands, ratingId, openId, acts, onAcross }: Props) {
  const { callback, canReview } = useBoardScene();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const across = Math.max(FEWEST_ACROSS, Math.floor((room.width + GAP) / (NARROWEST + GAP)));
  const width = Math.max((room.width - GAP * (across - 1)) / across, 1);
  const rowHeight = Math.round(width * 1.25) + CAPTION_HEIGHT + ROW_GAP;
  const rowCount = Math.ceil(ids.length / across);
  const rows = useWindowVirtualizer({
    count: room.width === 0 ? 0 : rowCount,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // Drawn with the next frame rather than within the scroll itself, which stays smooth.
    useFlushSync: false,
    scrollMargin: room.top,
    scrollPaddingStart: ABOVE,
    scrollPaddingEnd: BELOW,
  });

  // A row that comes into sight takes the elements of one that left it: there is less to make
  // while someone scrolls, and less to throw away.
  const slots = Math.ceil(window.innerHeight / rowHeight) + 1 + 2 * OVERSCAN;

  useLayoutEffect(() => onAcross(across), [across, onAcross]);
  // Rows of another height, or in another number of columns, lie elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the height is another
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);

  const { cursorId, place, pull } = hands;
  const show = useEffectEvent(() => {
    if (cursorId === undefined) return;
    rows.scrollToIndex(Math.floor(place / across), { align: 'auto' });
    return focusCard(frame, cursorId);
  });
  useEffect(() => (pull === 0 ? undefined : show()), [pull]);
  const stayInSight = useEffectEvent((columns: number) => {
    if (cursorId !== undefined) {
      rows.scrollToIndex(Math.floor(place / columns), { align: 'auto' });
    }
  });
  const focusedId = useRef<string | undefined>(undefined);
  useLayoutEffect(() => followFocus(frame, focusedId.current, cursorId));
  // Beside an open person there is room for fewer, and everyone stands elsewhere.
  useEffect(() => stayInSight(across), [across]);

  return (
    <Grid
      ref={frame}
      aria-label="Applicants"
      aria-rowcount={rowCount}
      aria-colcount={across}
      onFocus={({ target }) => {
        focusedId.current = target.closest<HTMLElement>('[data-card]')?.dataset.card;
      }}
      className="relative"
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, start }) => (
        <GridRow
          key={index % slots}
          aria-rowindex={index + 1}
          className="absolute inset-x-0 top-0 flex contain-layout contain-style"
          style={{ gap: GAP, transform: `translateY(${start - room.top}px)` }}
        >
          {ids.slice(index * across, (index + 1) * across).map((id, at) => {
            const card = cards.get(id);
            if (card === undefined) return null;
            const isFirst = cursorId === undefined && index === 0 && at === 0;
            return (
              <FaceCard
                // biome-ignore lint/suspicious/noArrayIndexKey: places are used again, see `slots`
                key={at}
                card={card}
                callback={callback}
                width={width}
                isCursor={cursorId === id}
                isReachable={cursorId === id || isFirst}
                isSelected={hands.selected.has(id)}
                isAnySelected={hands.selected.size > 0}
                isRating={ratingId === id}
                isOpen={openId === id}
                canReview={canReview}
                acts={acts}
              />
            );
          })}
        </GridRow>
      ))}
    </Grid>
  );
}
