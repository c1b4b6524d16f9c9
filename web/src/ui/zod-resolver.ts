import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod';

/** Checks a form with its zod schema and reports every wrong field, each by its first mistake. */
export function zodResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    return { values: {}, errors: errorsByField<Input>(result.error.issues) };
  };
}

/** A mistake of the form as a whole has no path and lands on `root`. */
function errorsByField<Input extends FieldValues>(
  issues: readonly z.core.$ZodIssue[],
): FieldErrors<Input> {
  const errors: FieldErrors<Input> = {};
  for (const { path, code, message } of issues) {
    const name = path.length === 0 ? 'root' : path.map(String).join('.');
    if (get(errors, `${name}.message`) === undefined) set(errors, name, { type: code, message });
  }
  return errors;
}
