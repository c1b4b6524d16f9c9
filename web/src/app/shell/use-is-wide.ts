import { useSyncExternalStore } from 'react';

/** The same width as the `lg:` classes. */
const WIDE = window.matchMedia('(min-width: 64rem)');

/** Whether there is room for the sidebar: on a phone it is not even drawn. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => WIDE.matches);
}

function subscribe(listener: () => void): () => void {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}
