import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

const FETCHED_AFTER_MS = 5_000;

/**
 * For parts of the shell that show only once they are asked for. Their code is fetched when the page
 * has long been idle or someone comes near, and at the latest when they are asked for. They are drawn
 * only then: nothing is exchanged under anyone's finger.
 */
export function useLatePart(load: () => Promise<unknown>) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  useEffect(() => whenIdle(FETCHED_AFTER_MS, () => fetchAhead(load)), [load]);
  const ask = useCallback(() => setIsAskedFor(true), []);
  const approach = useCallback(() => fetchAhead(load), [load]);
  return { isAskedFor, ask, approach };
}

/** A failure shows when the part itself is drawn. */
function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
