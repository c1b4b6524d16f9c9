import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '../ui/toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** Fetches the toaster with the first toast, so that pages without one go without it. */
export function ToastHost() {
  const hasToast = useSyncExternalStore(subscribeToToasts, () => currentToast() !== undefined);
  if (!hasToast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
