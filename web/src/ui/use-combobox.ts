import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { type ComboboxOption, matchOptions } from './match-options.ts';

type Settings = {
  options: readonly ComboboxOption[];
  /** Where the keys start, if it is among the first matches. */
  chosen?: string;
  onChoose: (option: ComboboxOption) => void;
};

/** What is typed, what matches it, and which match the keys stand on. */
export function useCombobox({ options, chosen, onChoose }: Settings) {
  const listId = useId();
  /** Undefined until something is typed. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const matches = useMemo(() => matchOptions(options, typed ?? ''), [options, typed]);
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = isOpen && active < matches.shown.length ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [activeId]);

  function open() {
    if (isOpen) return;
    const start = matches.shown.findIndex(({ value }) => value === chosen);
    setActive(Math.max(0, start));
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setTyped(undefined);
  }

  function move(step: 1 | -1) {
    if (!isOpen) return open();
    const count = matches.shown.length;
    if (count > 0) setActive((active + step + count) % count);
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value);
    setActive(0);
    setOpen(true);
  }

  function chooseActive(event: KeyboardEvent) {
    const option = matches.shown[active];
    if (!isOpen) return;
    // Enter chooses here; it does not send the form.
    event.preventDefault();
    if (option !== undefined) onChoose(option);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') return chooseActive(event);
    if (event.key === 'Escape' && isOpen) return close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  }

  return {
    typed,
    setTyped,
    isOpen,
    open,
    close,
    press,
    list: { id: listId, ...matches, active, setActive, optionId, onChoose },
    input: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      onChange: type,
      onClick: open,
    } as const,
  };
}

export type ComboboxListState = ReturnType<typeof useCombobox>['list'];
