import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Row } from './rows.ts';
import { END_PX, useStayAtEnd } from './use-stay-at-end.ts';

const ESTIMATE_PX = 64;
const OVERSCAN = 8;
/** So many rows before an edge the next page is asked for. */
const EARLY_ROWS = 20;

const estimateSize = () => ESTIMATE_PX;

type Options = {
  rows: readonly Row[];
  /** Of the message to begin at; none: the end. */
  startKey: string | undefined;
  /** Changes whenever the end is to be shown. */
  pull: number;
  /** How many there are after the last row. */
  newer: number;
  onNearStart: () => void;
  onNearEnd: () => void;
  onInSight: (last: Row) => void;
};

/** The rows in sight. New ones are followed from the end, and older ones move nothing. */
export function useMessageList(options: Options) {
  const { rows, startKey, pull, newer, onNearStart, onNearEnd, onInSight } = options;
  const frame = useRef<HTMLDivElement>(null);
  // A new function would have all of them measured anew.
  const getItemKey = useCallback((at: number) => rows[at]?.key ?? at, [rows]);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    getItemKey,
    estimateSize,
    overscan: OVERSCAN,
    anchorTo: 'end',
    scrollEndThreshold: END_PX,
    paddingEnd: 12,
    useFlushSync: false,
  });
  const isFilled = rows.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to show
  useLayoutEffect(() => {
    if (!isFilled) return;
    const at = rows.findIndex(({ key }) => key === startKey);
    if (at === -1) list.scrollToEnd();
    else list.scrollToIndex(at, { align: rows[at]?.isFirstNew === true ? 'start' : 'center' });
  }, [isFilled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is pulled there
  useLayoutEffect(() => {
    if (pull > 0) list.scrollToEnd();
  }, [pull]);

  const items = list.getVirtualItems();
  const first = items.at(0)?.index ?? 0;
  const end = items.at(-1)?.index ?? 0;
  const bottom = (list.scrollOffset ?? 0) + (list.scrollRect?.height ?? 0);
  const inSight = list.getVirtualItemForOffset(bottom)?.index ?? -1;
  useEffect(() => {
    if (!isFilled) return;
    if (first < EARLY_ROWS) onNearStart();
    if (end > rows.length - EARLY_ROWS) onNearEnd();
    const last = rows[Math.min(inSight, rows.length - 1)];
    if (last !== undefined) onInSight(last);
  }, [isFilled, first, end, inSight, rows, onNearStart, onNearEnd, onInSight]);

  const isAtEnd = newer === 0 && (!isFilled || list.isAtEnd(END_PX));
  useStayAtEnd({ frame, rows, isAtEnd, scrollToEnd: list.scrollToEnd });
  return { frame, list, items, isAtEnd };
}
