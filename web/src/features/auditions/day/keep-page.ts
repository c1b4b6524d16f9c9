import { log } from '../../../lib/log.ts';

/** From now on the page opens without a connection too. Only what is built has a worker. */
export function keepPage(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    navigator.serviceWorker
      .register('/day-worker.js', { scope: '/auditions/' })
      .catch((error: unknown) => log.warn('The page is not kept for offline use.', error));
  }
}
