import { type ComponentProps, useState } from 'react';
import type { FieldProps } from '../field.tsx';
import { TextField } from '../text-field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'onBlur'> & {
    value: number | null;
    /** Not a number for what is none. */
    onValue: (value: number | null) => void;
    read?: (typed: string) => number | null;
    show?: (value: number) => string;
  };

/** A number or none. What is typed stays as it was typed until the field is left. */
export function NumberBox({ value, onValue, read = readWhole, show = String, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  const settled = value === null || Number.isNaN(value) ? '' : show(value);
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      value={typed ?? settled}
      onChange={({ target }) => {
        setTyped(target.value);
        onValue(read(target.value));
      }}
      onBlur={() => !Number.isNaN(value) && setTyped(undefined)}
    />
  );
}

function readWhole(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
