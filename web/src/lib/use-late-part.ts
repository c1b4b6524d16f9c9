import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

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
