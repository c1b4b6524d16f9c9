import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

export function PasswordField({
  label,
  hint,
  error,
  required,
  aside,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside}>
      {(wiring) => <PasswordInput {...input} {...wiring} />}
    </Field>
  );
}
