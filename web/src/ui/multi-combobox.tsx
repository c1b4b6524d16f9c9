import { X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { ComboboxPopover } from './combobox-popover.tsx';
import type { ComboboxOption } from './match-options.ts';
import { useCombobox } from './use-combobox.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'role' | 'type'> & {
  options: readonly ComboboxOption[];
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
};

/** Several of many, found by typing; what is chosen stands before the words. */
export function MultiCombobox({
  options,
  values,
  onValuesChange,
  onBlur,
  placeholder,
  disabled,
  ...rest
}: Props) {
  const control = useRef<HTMLDivElement>(null);
  const box = useCombobox({ options, onChoose: toggle });
  const chosen = values.flatMap((value) => options.find((each) => each.value === value) ?? []);

  function toggle({ value }: ComboboxOption) {
    box.setTyped(undefined);
    onValuesChange(
      values.includes(value) ? values.filter((each) => each !== value) : [...values, value],
    );
  }

  function remove(option: ComboboxOption) {
    toggle(option);
    control.current?.querySelector('input')?.focus();
  }

  function press(event: KeyboardEvent) {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && (box.typed ?? '') === '' && last !== undefined) toggle(last);
    box.press(event);
  }

  return (
    <ComboboxPopover
      list={box.list}
      isOpen={box.isOpen}
      onClose={box.close}
      isChosen={(value) => values.includes(value)}
      isMultiple
    >
      <div
        ref={control}
        className="flex min-h-control w-full flex-wrap items-center gap-1.5 rounded-control border border-line bg-raised px-1.5 py-1 transition-colors has-[input:enabled]:hover:border-line-strong has-[input:disabled]:bg-sunk has-[input[aria-invalid=true]]:border-danger has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ink has-[input:focus-visible]:outline-offset-2"
      >
        {chosen.map((option) => (
          <Chosen key={option.value} option={option} disabled={disabled} onRemove={remove} />
        ))}
        <input
          {...rest}
          {...box.input}
          disabled={disabled}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          value={box.typed ?? ''}
          onKeyDown={press}
          onBlur={(event) => {
            box.close();
            onBlur?.(event);
          }}
          className="h-7 min-w-24 flex-1 bg-transparent px-1.5 text-14 outline-none placeholder:text-muted pointer-coarse:text-16"
        />
      </div>
    </ComboboxPopover>
  );
}

type ChosenProps = {
  option: ComboboxOption;
  disabled: boolean | undefined;
  onRemove: (option: ComboboxOption) => void;
};

function Chosen({ option, disabled, onRemove }: ChosenProps) {
  return (
    <span className="inline-flex h-7 min-w-0 max-w-full items-center gap-0.5 rounded-[6px] bg-fill pl-2 text-13">
      <span className="truncate">{option.label}</span>
      <button
        type="button"
        aria-label={`Remove ${option.label}`}
        disabled={disabled}
        onClick={() => onRemove(option)}
        className="grid size-7 shrink-0 place-items-center rounded-[6px] text-muted -outline-offset-2 hover:text-ink"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}
