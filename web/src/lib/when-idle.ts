/** How long it may take after that until the browser finds the time. */
const PATIENCE_MS = 2000;

/**
 * After so many milliseconds, once the page has nothing better to do. Returns the function that
 * calls it off.
 */
export function whenIdle(afterMs: number, act: () => void): () => void {
  let callOff = () => {};
  const timer = setTimeout(() => {
    // Safari has no such thing.
    if (!('requestIdleCallback' in window)) return act();
    const request = window.requestIdleCallback(act, { timeout: PATIENCE_MS });
    callOff = () => window.cancelIdleCallback(request);
  }, afterMs);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}
