import { useEffect, useEffectEvent } from 'react';

/** "/" outside of fields, and Ctrl+K or ⌘K anywhere. */
export function useSearchShortcut(isOn: boolean, act: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isSlash(event) && !isCommandK(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

const isCommandK = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;

function isSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  );
}
