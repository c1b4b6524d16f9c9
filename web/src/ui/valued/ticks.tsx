import { type ReactNode, useId } from 'react';
import { FieldMessages } from '../field-messages.tsx';

type Props<Value extends string> = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onValue: (value: Value[]) => void;
};

/** Several of a few, all in sight and one touch away. */
export function Ticks<Value extends string>(props: Props<Value>) {
  const { label, hint, error, options, value, onValue } = props;
  const id = useId();
  const toggle = (one: Value) =>
    onValue(value.includes(one) ? value.filter((each) => each !== one) : [...value, one]);
  return (
    <fieldset aria-describedby={`${id}-messages`} className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 font-medium text-13">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex h-8 select-none items-center rounded-full border border-line bg-raised px-3 font-medium text-13 transition-colors hover:border-line-strong has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 pointer-coarse:h-11"
          >
            <input
              type="checkbox"
              aria-invalid={error !== undefined || undefined}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessages id={`${id}-messages`} hint={hint} error={error} />
    </fieldset>
  );
}
