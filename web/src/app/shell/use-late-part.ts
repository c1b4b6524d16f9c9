import { useEffect, useState } from 'react';

/**
 * For parts of the shell that show only once they are asked for: their code comes when the page has
 * nothing better to do, or at once when someone does not wait that long.
 */
export function useLatePart() {
  const [isDue, setIsDue] = useState(false);
  const [isAskedFor, setIsAskedFor] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return { isDue: isDue || isAskedFor, isAskedFor, ask: () => setIsAskedFor(true) };
}

const PATIENCE_MS = 2000;

/** Returns the function that calls it off. */
function whenIdle(act: () => void): () => void {
  // Safari has no such thing.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(request);
}
