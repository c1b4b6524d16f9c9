import { type Ref, useId } from 'react';
import { FieldMessages } from '../../ui/field-messages.tsx';

export type ChipOption = { value: string; label: string };

type Props = {
  type: 'checkbox' | 'radio';
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly ChipOption[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  /** Of the first, where the form goes when something is wrong. */
  ref?: Ref<HTMLInputElement>;
  children?: React.ReactNode;
};

/** All there is to choose from, in sight and one touch away. */
export function Chips({
  type,
  label,
  hint,
  error,
  options,
  chosen,
  onChoose,
  ref,
  children,
}: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-messages`} className="grid min-w-0 gap-2.5">
      <legend className="mb-2.5 font-medium text-13">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: words }, place) => (
          <label
            key={value}
            className="inline-flex h-9 select-none items-center rounded-full border border-line bg-raised px-3.5 font-medium text-14 transition-colors hover:border-line-strong has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 pointer-coarse:h-11"
          >
            <input
              ref={place === 0 ? ref : undefined}
              type={type}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {words}
          </label>
        ))}
        {children}
      </div>
      <FieldMessages id={`${id}-messages`} hint={hint} error={error} />
    </fieldset>
  );
}
