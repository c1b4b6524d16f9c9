import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Input } from './input.tsx';

export function TextField({
  label,
  hint,
  error,
  required,
  aside,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside}>
      {(wiring) => <Input {...input} {...wiring} />}
    </Field>
  );
}
