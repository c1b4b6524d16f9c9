import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { log } from '../lib/log.ts';
import { currentToast, subscribeToToasts } from '../ui/toast-store.ts';

/**
 * Fetches the toaster once the page is at rest, so that no page waits for it, and with the first toast
 * at the latest. Where it cannot be fetched, toasts are missing until the next one: the page stays.
 */
export function ToastHost() {
  const toastId = useSyncExternalStore(subscribeToToasts, () => currentToast()?.id);
  const [Toaster, setToaster] = useState<ComponentType>();
  const isFetched = Toaster !== undefined;
  // Each toast tries anew: one that could not be shown is still there when the next one comes.
  useEffect(() => {
    if (isFetched) return;
    const fetchToaster = () => {
      import('../ui/toaster.tsx').then(
        (found) => setToaster(() => found.Toaster),
        (error) => log.warn('The toaster could not be fetched.', error),
      );
    };
    if (toastId !== undefined) {
      fetchToaster();
      return;
    }
    const timer = setTimeout(fetchToaster, AT_REST_MS);
    return () => clearTimeout(timer);
  }, [toastId, isFetched]);
  return toastId !== undefined && isFetched ? <Toaster /> : null;
}

const AT_REST_MS = 3_000;
