import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { log } from '../lib/log.ts';
import { currentToast, subscribeToToasts } from '../ui/toast-store.ts';

/**
 * Fetches the toaster once the page is at rest, so that no page waits for it, and with the first toast
 * at the latest. Where it cannot be fetched, toasts are missing until the next one: the page stays.
 */
export function ToastHost() {
  const hasToast = useSyncExternalStore(subscribeToToasts, () => currentToast() !== undefined);
  const [Toaster, setToaster] = useState<ComponentType>();
  const isFetched = Toaster !== undefined;
  useEffect(() => {
    if (isFetched) return;
    const fetchToaster = () => {
      import('../ui/toaster.tsx').then(
        (found) => setToaster(() => found.Toaster),
        (error) => log.warn('The toaster could not be fetched.', error),
      );
    };
    if (hasToast) {
      fetchToaster();
      return;
    }
    const timer = setTimeout(fetchToaster, AT_REST_MS);
    return () => clearTimeout(timer);
  }, [hasToast, isFetched]);
  return hasToast && isFetched ? <Toaster /> : null;
}

const AT_REST_MS = 3_000;
