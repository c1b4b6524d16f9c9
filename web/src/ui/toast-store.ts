/**
 * Toasts, told from anywhere; `Toaster` shows them once it has loaded. One at a time: a new one
 * takes the place of the last. A dismissed one stays here, closed, until its removal delay is over.
 */
const REMOVAL_DELAY_MS = 1_000_000;

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
  /** The one thing to do about it, such as undoing it. */
  action?: { label: string; onSelect: () => void } | undefined;
};

export type ShownToast = ToastMessage & { id: number; isOpen: boolean };

let current: ShownToast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function toast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  change({ ...message, id: lastId, isOpen: true });
  return lastId;
}

/** Closes this toast, or whichever is shown. */
export function dismissToast(id = current?.id): void {
  if (current === undefined || current.id !== id || !current.isOpen) return;
  change({ ...current, isOpen: false });
  removal = setTimeout(() => change(undefined), REMOVAL_DELAY_MS);
}

export function currentToast(): ShownToast | undefined {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}
