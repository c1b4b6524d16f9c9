import { type RefObject, useLayoutEffect, useState } from 'react';

/** Kept free at the foot of the window. */
const FOOT_PX = 52;

/** How high something is that begins where it stands and ends with the window. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): string {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = element.current?.parentElement;
    if (place == null) return;
    const measure = () => {
      const { top: inWindow } = element.current?.getBoundingClientRect() ?? { top: 0 };
      setTop(Math.round(inWindow + window.scrollY));
    };
    measure();
    // What stands above it may come or go.
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return `calc(100dvh - ${top + FOOT_PX}px)`;
}
