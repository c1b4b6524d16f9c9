import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** In pixels. On a phone a row may be higher: each is measured once it is drawn. */
const ROW_HEIGHT = 61;
/** Rows drawn beyond the screen, among them those that keys go to next. */
const OVERSCAN = 10;
/** So many rows before the last one more are wanted. */
const EARLY = 15;
/** What lies over the page at its top and bottom. */
const ABOVE = 80;
const BELOW = 96;

/** Which rows of a long list to draw, and the room that the others take. */
export function useRowsInSight(
  list: RefObject<HTMLElement | null>,
  count: number,
  onNearEnd: (() => void) | undefined,
) {
  const [top, setTop] = useState(0);
  // What stands above it may grow with any change.
  useLayoutEffect(() => {
    const { top: now = 0 } = list.current?.getBoundingClientRect() ?? {};
    setTop(Math.round(now + window.scrollY));
  });
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    useFlushSync: false,
    scrollMargin: top,
    scrollPaddingStart: ABOVE,
    scrollPaddingEnd: BELOW,
  });
  const rows = virtual.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  const isWanted = onNearEnd !== undefined && (last?.index ?? 0) >= count - EARLY;
  const askForMore = useEffectEvent(() => onNearEnd?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each page that came
  useEffect(() => {
    if (isWanted) askForMore();
  }, [isWanted, count]);
  const style = {
    paddingTop: (first?.start ?? top) - top,
    paddingBottom: virtual.getTotalSize() + top - (last?.end ?? top),
  };
  return { rows: rows.map(({ index }) => index), style, measure: virtual.measureElement };
}
