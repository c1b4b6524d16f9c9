import { Combobox } from '../combobox.tsx';
import { Field, type FieldProps } from '../field.tsx';
import type { ComboboxOption } from '../match-options.ts';
import { MultiCombobox } from '../multi-combobox.tsx';
import { Select } from '../select.tsx';

type Props<Value> = FieldProps & {
  value: Value;
  onValue: (value: Value) => void;
  options: readonly ComboboxOption[];
  placeholder?: string;
};

/** One of many, found by typing, or none. */
export function Choice({ value, onValue, options, placeholder, ...field }: Props<string | null>) {
  function choose(chosen: string) {
    const next = chosen === '' ? null : chosen;
    // Leaving the field without a choice is no change.
    if (next !== value) onValue(next);
  }
  return (
    <Field {...field}>
      {(wiring) => (
        <Combobox
          {...wiring}
          options={options}
          placeholder={placeholder}
          value={value ?? ''}
          onValueChange={choose}
        />
      )}
    </Field>
  );
}

/** Several of many. */
export function Choices({ value, onValue, options, placeholder, ...field }: Props<string[]>) {
  return (
    <Field {...field}>
      {(wiring) => (
        <MultiCombobox
          {...wiring}
          options={options}
          placeholder={placeholder}
          values={value}
          onValuesChange={onValue}
        />
      )}
    </Field>
  );
}

type OneOfProps<Value extends string> = FieldProps & {
  value: Value | null;
  onValue: (value: Value) => void;
  options: readonly { value: Value; label: string; hint?: string }[];
  placeholder?: string;
};

/** One of a few. */
export function OneOf<Value extends string>(props: OneOfProps<Value>) {
  const { value, onValue, options, placeholder, ...field } = props;
  function choose(chosen: string) {
    const option = options.find((each) => each.value === chosen);
    if (option !== undefined) onValue(option.value);
  }
  return (
    <Field {...field}>
      {(wiring) => (
        <Select
          {...wiring}
          options={options}
          value={value ?? ''}
          onValueChange={choose}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
      )}
    </Field>
  );
}

const NONE = 'none';

/** One of a few, or none, which has words of its own. */
export function OneOrNone<Value extends string>({
  none,
  value,
  onValue,
  options,
  ...rest
}: Omit<OneOfProps<Value>, 'onValue'> & { none: string; onValue: (value: Value | null) => void }) {
  return (
    <OneOf<Value | typeof NONE>
      {...rest}
      options={[{ value: NONE, label: none }, ...options]}
      value={value ?? NONE}
      onValue={(chosen) => onValue(chosen === NONE ? null : chosen)}
    />
  );
}
