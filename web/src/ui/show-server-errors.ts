import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/**
 * Puts what the server found wrong (`error.fields`) onto the form's fields and focuses the first.
 * Returns what names no field of this form, for the form to show as a whole.
 */
export function showServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): Record<string, string> {
  const unplaced: Record<string, string> = {};
  let shouldFocus = true;
  for (const [name, message] of Object.entries(fieldsOf(error))) {
    if (isFieldOf(form, name)) {
      form.setError(name, { type: 'server', message }, { shouldFocus });
      shouldFocus = false;
    } else {
      unplaced[name] = message;
    }
  }
  return unplaced;
}

function isFieldOf<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
): name is Path<Values> {
  const { _fields, _names } = form.control;
  return get(_fields, `${name}._f`) !== undefined || _names.array.has(name as Path<Values>);
}

function fieldsOf(error: unknown): Record<string, string> {
  const hasFields = typeof error === 'object' && error !== null && 'fields' in error;
  if (!hasFields || typeof error.fields !== 'object' || error.fields === null) return {};
  const messages = Object.entries(error.fields).filter(
    ([, message]) => typeof message === 'string',
  );
  return Object.fromEntries(messages);
}
