import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ComboboxPopover } from './combobox-popover.tsx';
import { Input } from './input.tsx';
import type { ComboboxOption } from './match-options.ts';
import { useCombobox } from './use-combobox.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'role' | 'type'> & {
  options: readonly ComboboxOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
};

/** One of many, found by typing. Emptying it chooses nothing. */
export function Combobox({ options, value, onValueChange, onBlur, ...rest }: Props) {
  const box = useCombobox({ options, chosen: value, onChoose: choose });
  const chosen = options.find((option) => option.value === value);

  function choose(option: ComboboxOption) {
    onValueChange(option.value);
    box.close();
  }

  function leave() {
    if (box.typed === '') onValueChange('');
    box.close();
  }

  return (
    <ComboboxPopover
      list={box.list}
      isOpen={box.isOpen}
      onClose={leave}
      isChosen={(each) => each === value}
      isMultiple={false}
    >
      <div className="relative">
        <Input
          {...rest}
          {...box.input}
          value={box.typed ?? chosen?.label ?? ''}
          onKeyDown={box.press}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
          className="truncate pr-9"
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-muted"
        />
      </div>
    </ComboboxPopover>
  );
}
