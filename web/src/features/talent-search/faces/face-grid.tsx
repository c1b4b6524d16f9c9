import type { FoundTalent } from '@callboard/contract/talent-search';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusCard, followFocus, Grid, GridRow, useRoom } from '../../casting-board/sheet/api.ts';
import { CAPTION_HEIGHT, type CardActs, TalentCard } from './talent-card.tsx';
import type { Cursor } from './use-cursor.ts';

/** In pixels. */
const GAP = 14;
const ROW_GAP = 20;
const NARROWEST = 132;
const FEWEST_ACROSS = 2;
/** What lies over the page at its top and bottom. */
const ABOVE = 80;
const BELOW = 88;
/** Rows drawn beyond the screen; when the last of all is among them, more are asked for. */
const OVERSCAN = 3;

type Props = {
  found: readonly FoundTalent[];
  total: number;
  cursor: Cursor;
  openId: string | undefined;
  selected: ReadonlyMap<string, FoundTalent>;
  canSelect: boolean;
  acts: CardActs;
  /** How many stand beside each other, for keys that go up and down. */
  onAcross: (across: number) => void;
  /** The last of them are near. */
  onNearEnd: () => void;
};

/** Everyone as faces in rows. Only the rows near the screen are drawn, however many there are. */
export function FaceGrid(props: Props) {
  const { found, total, cursor, openId, selected, canSelect, acts, onAcross, onNearEnd } = props;
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const across = Math.max(FEWEST_ACROSS, Math.floor((room.width + GAP) / (NARROWEST + GAP)));
  const width = Math.max((room.width - GAP * (across - 1)) / across, 1);
  const rowHeight = Math.round(width * 1.25) + CAPTION_HEIGHT + ROW_GAP;
  const rowCount = Math.ceil(found.length / across);
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
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;

  // A row that comes into sight takes the elements of one that left it: there is less to make
  // while someone scrolls, and less to throw away.
  const slots = Math.ceil(window.innerHeight / rowHeight) + 1 + 2 * OVERSCAN;

  useLayoutEffect(() => onAcross(across), [across, onAcross]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the height is another
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  const isNearEnd = drawn.length > 0 && last >= rowCount - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once there are more of them
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, found.length, onNearEnd]);

  const { cursorId, place, pull } = cursor;
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
  // Beside someone who is open there is room for fewer, and everyone stands elsewhere.
  useEffect(() => stayInSight(across), [across]);

  return (
    <Grid
      ref={frame}
      aria-label="Talents"
      aria-multiselectable={canSelect}
      aria-rowcount={Math.ceil(total / across)}
      aria-colcount={across}
      onFocus={({ target }) => {
        focusedId.current = target.closest<HTMLElement>('[data-card]')?.dataset.card;
      }}
      className="relative"
      style={{ height: rows.getTotalSize() }}
    >
      {drawn.map(({ index, start }) => (
        <GridRow
          key={index % slots}
          aria-rowindex={index + 1}
          className="absolute inset-x-0 top-0 flex contain-layout contain-style"
          style={{ gap: GAP, transform: `translateY(${start - room.top}px)` }}
        >
          {found.slice(index * across, (index + 1) * across).map((talent, at) => (
            <TalentCard
              // biome-ignore lint/suspicious/noArrayIndexKey: places are used again, see `slots`
              key={at}
              talent={talent}
              width={width}
              isCursor={cursorId === talent.id}
              isReachable={
                cursorId === talent.id || (cursorId === undefined && index === 0 && at === 0)
              }
              isOpen={openId === talent.id}
              isSelected={selected.has(talent.id)}
              isAnySelected={selected.size > 0}
              canSelect={canSelect}
              acts={acts}
            />
          ))}
        </GridRow>
      ))}
    </Grid>
  );
}
