import type { RefObject } from 'react';

/** As soon as it is drawn: it may have been far away. Returns the function that calls it off. */
export function focusCard(frame: RefObject<HTMLElement | null>, id: string): () => void {
  let tries = 60;
  let request = requestAnimationFrame(function look() {
    const card = cardOf(frame, id);
    if (card !== null) card.focus({ preventScroll: true });
    else if (tries > 0) {
      tries -= 1;
      request = requestAnimationFrame(look);
    }
  });
  return () => cancelAnimationFrame(request);
}

/** The element that had the focus may be another's by now: it goes where its card went, or ends. */
export function followFocus(
  frame: RefObject<HTMLElement | null>,
  focusedId: string | undefined,
  cursorId: string | undefined,
): void {
  const holder = frame.current?.querySelector<HTMLElement>('[data-card]:focus-within');
  if (holder == null || holder.dataset.card === focusedId) return;
  const card = focusedId === undefined ? null : cardOf(frame, focusedId);
  if (card !== null) card.focus({ preventScroll: true });
  // Whoever moved up to the cursor's place has it.
  else if (holder.dataset.card !== cursorId && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
}

function cardOf(frame: RefObject<HTMLElement | null>, id: string): HTMLElement | null {
  return frame.current?.querySelector<HTMLElement>(`[data-card="${id}"]`) ?? null;
}
