import { type PointerEvent, useState } from 'react';

/** In pixels: less than this was a tap or a tremble. */
const FAR_ENOUGH = 48;

type Start = { pointerId: number; x: number };

/**
 * A finger drawn to the left asks for what comes next, to the right for what was before. Whatever is
 * swiped follows the finger by `offset` and needs `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const [start, setStart] = useState<Start>();
  const [offset, setOffset] = useState(0);

  const isOurs = (event: PointerEvent) => start?.pointerId === event.pointerId;
  function end() {
    setStart(undefined);
    setOffset(0);
  }
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.pointerType === 'mouse') return;
        // A second finger means that they zoom.
        if (start !== undefined) return end();
        setStart({ pointerId: event.pointerId, x: event.clientX });
      },
      onPointerMove(event: PointerEvent) {
        if (start !== undefined && isOurs(event)) setOffset(event.clientX - start.x);
      },
      onPointerUp(event: PointerEvent) {
        if (!isOurs(event)) return;
        end();
        if (Math.abs(offset) >= FAR_ENOUGH) onSwipe(offset < 0 ? 1 : -1);
      },
      onPointerCancel: end,
    },
  };
}
