import { useRef } from 'react';

/**
 * Sends focus back to where a dialog was opened from. Radix does so only for its own triggers; ours
 * are also opened by menu items, which are gone by then: for those, the menu's button.
 */
export function useFocusReturn() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = focusHome(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      if (origin.current?.isConnected !== true) return;
      event.preventDefault();
      origin.current.focus();
    },
  };
}

function focusHome(element: Element | null): HTMLElement | null {
  const menuButtonId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const home = menuButtonId ? document.getElementById(menuButtonId) : element;
  return home instanceof HTMLElement && home !== document.body ? home : null;
}
