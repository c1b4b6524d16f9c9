/**
 * The yellow circle in the tab. It blinks, alternating with nothing, to call someone back to the
 * page.
 */
const CIRCLE = '/icon.svg';
const NOTHING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
const BLINK_MS = 1_000;

let blinking: ReturnType<typeof setInterval> | undefined;

export function startBlinking(): void {
  if (blinking !== undefined) return;
  let isLit = true;
  blinking = setInterval(() => {
    isLit = !isLit;
    show(isLit ? CIRCLE : NOTHING);
  }, BLINK_MS);
}

/** The icon stays as it is at that moment. */
export function stopBlinking(): void {
  clearInterval(blinking);
  blinking = undefined;
}

export function restoreTabIcon(): void {
  stopBlinking();
  show(CIRCLE);
}

function show(href: string): void {
  iconLink().href = href;
}

function iconLink(): HTMLLinkElement {
  const existing = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (existing !== null) return existing;
  const link = document.createElement('link');
  link.rel = 'icon';
  document.head.append(link);
  return link;
}
