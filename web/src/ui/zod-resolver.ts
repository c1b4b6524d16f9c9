import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod';

/** A schema, or where to get it: a page that is to be there at once lets it come afterwards. */
export type SchemaSource<Input, Output> =
  | z.ZodType<Output, Input>
  | (() => Promise<z.ZodType<Output, Input>>);

/** Checks a form with its zod schema and reports every wrong field, each by its first mistake. */
export function zodResolver<Input extends FieldValues, Output>(
  source: SchemaSource<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const schema = typeof source === 'function' ? await source() : source;
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
