import { useEffect, useEffectEvent } from 'react';

type Keys = Record<string, (event: KeyboardEvent) => void>;

/**
 * Single keys that do something on a screen: not while something is typed, nor with Ctrl, Alt or ⌘, nor
 * under an open dialog or menu. `?` and capitals are named as they are typed.
 */
export function useKeys(keys: Keys, isOn = true): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.defaultPrevented || isElsewhere(event)) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

const TYPED_INTO =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=combobox]';
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

function isElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(TYPED_INTO) !== null || target.closest(OVER_THE_PAGE) !== null;
}
