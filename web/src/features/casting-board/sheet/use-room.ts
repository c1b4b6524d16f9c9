import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, and how far below the top of the page; 0 before it is drawn. */
export function useRoom(element: RefObject<HTMLElement | null>): { width: number; top: number } {
  const [room, setRoom] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = () => {
      const { width, top } = node.getBoundingClientRect();
      const next = { width: Math.floor(width), top: Math.round(top + window.scrollY) };
      setRoom((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    // What stands above it may grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
