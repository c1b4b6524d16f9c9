import { useEffect } from 'react';

/** The tab says what it is about, once that is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    // The frame around the page names it by its kind in the same moment, and it is the outer one.
    queueMicrotask(() => {
      document.title = `${title} · Callboard`;
    });
  }, [title]);
}
