const PATIENCE_MS = 2000;

/**
 * Once the page has nothing better to do, but not much later. Returns the function that calls it
 * off.
 */
export function whenIdle(act: () => void): () => void {
  // Safari has no such thing.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(request);
}
