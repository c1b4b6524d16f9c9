import { useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts, toast } from '../../ui/toast-store.ts';

type Removal = {
  id: string;
  /** What is gone, in the toast. */
  title: string;
  send: (options: { keepalive: boolean }) => Promise<unknown>;
};

/** What was removed and may still come back, from all lists. */
let removed: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/**
 * Takes something away at once, and for good when the toast goes or the page is left. Files cannot be
 * made again, so until then the server knows nothing of it.
 */
export function removeWithUndo({ id, title, send }: Removal): void {
  let isUndone = false;
  show([...removed, id]);
  const undo = () => {
    isUndone = true;
  };
  const toastId = toast({ title, action: { label: 'Undo', onSelect: undo } });
  const stopListening = subscribeToToasts(() => {
    const shown = currentToast();
    if (shown?.id !== toastId || !shown.isOpen) finish({ keepalive: false });
  });
  const leave = () => finish({ keepalive: true });
  window.addEventListener('pagehide', leave);

  async function finish(options: { keepalive: boolean }) {
    stopListening();
    window.removeEventListener('pagehide', leave);
    try {
      if (!isUndone) await send(options);
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast({ title: 'Not removed', description, variant: 'destructive' });
    } finally {
      show([...removed].filter((each) => each !== id));
    }
  }
}

/** Without those that were removed. */
export function useKept<T extends { id: string }>(items: readonly T[]): T[] {
  const gone = useSyncExternalStore(subscribe, () => removed);
  return items.filter(({ id }) => !gone.has(id));
}

function show(ids: readonly string[]): void {
  removed = new Set(ids);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
