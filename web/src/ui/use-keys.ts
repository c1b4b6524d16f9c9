import { useEffect, useEffectEvent } from 'react';

/** What a key does; false: nothing, and the browser does what it does with it. */
type Keys = Record<string, (event: KeyboardEvent) => unknown>;

/**
 * Single keys that do something on a screen: not while something is typed, nor with Ctrl, Alt or ⌘, nor
 * under an open dialog or menu; Enter and Space stay with a link or button that has the focus. `?` and capitals are named as they are typed.
 */
export function useKeys(keys: Keys, isOn = true): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.defaultPrevented || isElsewhere(event)) return;
    if (act(event) !== false) event.preventDefault();
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

/** What presses itself. */
const PRESSED = 'a[href], button, summary';

function isElsewhere({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  if ((key === 'Enter' || key === ' ') && target.closest(PRESSED) !== null) return true;
  return target.closest(TYPED_INTO) !== null || target.closest(OVER_THE_PAGE) !== null;
}
