import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAutosave } from './autosave.ts';

/** Saves as one types, and before the page is left, hidden or closed. The options count once. */
export function useAutosave(options: Parameters<typeof createAutosave>[0]) {
  const [autosave] = useState(() => createAutosave(options));
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);
  useEffect(() => {
    const { flush, leave } = autosave;
    const hide = () => document.visibilityState === 'hidden' && flush();
    flush();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [autosave]);
  const { change, flush, discard } = autosave;
  /** What is typed by now, for whoever acts later than they were drawn. */
  const typedNow = () => autosave.getState().typed;
  return { ...state, change, flush, discard, typedNow };
}
