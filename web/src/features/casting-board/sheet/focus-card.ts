import type { RefObject } from 'react';

/** As soon as it is drawn: it may have been far away. Returns the function that calls it off. */
export function focusCard(frame: RefObject<HTMLElement | null>, id: string): () => void {
  let tries = 60;
  let request = requestAnimationFrame(function look() {
    const card = frame.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
    if (card != null) card.focus({ preventScroll: true });
    else if (tries > 0) {
      tries -= 1;
      request = requestAnimationFrame(look);
    }
  });
  return () => cancelAnimationFrame(request);
}
