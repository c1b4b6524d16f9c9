import { type RefObject, useEffect, useEffectEvent } from 'react';

type Keys = {
  list: RefObject<HTMLElement | null>;
  onNew: (() => void) | undefined;
  onSearch: () => void;
};

/** Arrows or j and k go from row to row, n begins a new one, f goes to the search. */
export function useListKeys({ list, onNew, onSearch }: Keys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
    const act = actOf(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });

  function actOf(key: string): (() => void) | undefined {
    switch (key) {
      case 'j':
      case 'ArrowDown':
        return () => step(1);
      case 'k':
      case 'ArrowUp':
        return () => step(-1);
      case 'n':
        return onNew;
      case 'f':
        return onSearch;
      default:
        return undefined;
    }
  }

  function step(by: 1 | -1) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const row = document.activeElement?.closest('li');
    const here = links.findIndex((link) => link.closest('li') === row);
    const next = here < 0 ? 0 : Math.min(links.length - 1, Math.max(0, here + by));
    links[next]?.focus();
    links[next]?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whoever types, or has a menu or dialog open, means something else. */
function isTaken(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]');
  return Boolean(isTyping) || document.querySelector('[role="dialog"]') !== null;
}
