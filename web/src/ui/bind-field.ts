import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/** Ties a field that is typed into: `<TextField label="Email" {...bindField(form, 'email')} />`. */
export function bindField<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
) {
  return { ...form.register(name), error: errorMessage(get(form.formState.errors, name)) };
}

function errorMessage(error: { message?: unknown } | undefined): string | undefined {
  return typeof error?.message === 'string' ? error.message : undefined;
}
