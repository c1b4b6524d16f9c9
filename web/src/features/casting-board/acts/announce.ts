/** What is said to those who listen, besides toasts. */
let said = '';
const listeners = new Set<() => void>();

export function announce(text: string): void {
  // The same words again are news only if they differ.
  said = text === said ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

export const lastAnnounced = () => said;

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
