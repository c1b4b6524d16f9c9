import { useSyncExternalStore } from 'react';

/** The same width as the `lg:` classes: room for one thing beside the others. */
const DESK = '(min-width: 64rem)';

export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(DESK).matches);
}

function subscribe(listener: () => void): () => void {
  const desk = window.matchMedia(DESK);
  desk.addEventListener('change', listener);
  return () => desk.removeEventListener('change', listener);
}
