import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Row } from './rows.ts';

/** So near to the end one wants to see what comes next. */
export const END_PX = 96;

type Staying = {
  frame: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  isAtEnd: boolean;
  scrollToEnd: () => void;
};

/**
 * Whoever is at the end stays there: when something is said, be it above what one's own device has not
 * sent yet, and when what is below the list grows with several lines, files or an edit.
 */
export function useStayAtEnd({ frame, rows, isAtEnd, scrollToEnd }: Staying): void {
  // Not before it has found its place, which may be another.
  const wasAtEnd = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something else to show
  useLayoutEffect(() => {
    if (wasAtEnd.current) scrollToEnd();
  }, [rows]);
  // Only whoever scrolls leaves it: the field that has just grown took the room, not they.
  useEffect(() => {
    wasAtEnd.current ||= isAtEnd;
  });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () => {
      const below = element.scrollHeight - element.scrollTop - element.clientHeight;
      wasAtEnd.current &&= below <= END_PX;
    };
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(() => wasAtEnd.current && scrollToEnd());
    // At once it is told of the size as it is, before the thread has found its place.
    const wait = requestAnimationFrame(() => observer.observe(element));
    return () => {
      element.removeEventListener('scroll', look);
      cancelAnimationFrame(wait);
      observer.disconnect();
    };
  }, [frame, scrollToEnd]);
}
