/**
 * What the browser remembers and a changed verification makes untrue: the markers that a check was
 * made in this tab, and cached answers about talent. The server flags the response that changed it;
 * a read of those answers must not carry the flag, or it would ask for itself for ever.
 */

/** Every session-storage key of a verification check starts like this. */
export const VERIFICATION_MARKER_PREFIX = 'verification-check';

const VERIFIED_FAMILIES = new Set([
  'portfolio-items',
  'talent-profiles',
  'gallery-photos',
  'professional-info',
  'professional-traits',
]);

type Listener = () => void;
const listeners = new Set<Listener>();

/** Returns the function that ends the subscription. */
export function onVerificationCacheCleared(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function clearVerificationCache(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(VERIFICATION_MARKER_PREFIX)) sessionStorage.removeItem(key);
  }
  for (const listener of listeners) listener();
}

/** Keys are made of path parts, whichever way the path was cut into them. */
export function dependsOnVerification(queryKey: readonly unknown[]): boolean {
  return queryKey
    .filter((part) => typeof part === 'string')
    .flatMap((part) => part.split('/'))
    .some((segment) => VERIFIED_FAMILIES.has(segment));
}
