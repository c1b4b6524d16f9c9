import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Textarea } from './textarea.tsx';

export function TextareaField({
  label,
  hint,
  error,
  required,
  aside,
  ...textarea
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside}>
      {(wiring) => <Textarea {...textarea} {...wiring} />}
    </Field>
  );
}
