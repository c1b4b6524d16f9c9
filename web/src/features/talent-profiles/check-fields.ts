import type * as z from 'zod';
import { readNumber } from '../../lib/talent/read-typed.ts';
import type { Checked, Fields } from './autosave.ts';

/** Each field by its own rule: what is wrong with one keeps none of the others back. */
export function checkFields(schema: z.ZodObject, typed: Fields): Checked {
  const some = schema.partial();
  const result = some.safeParse(typed);
  if (result.success) return { sendable: result.data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message;
  const wrong = new Set(result.error.issues.map(({ path }) => path[0]));
  const right = Object.entries(typed).filter(([name]) => !wrong.has(name));
  return { sendable: some.parse(Object.fromEntries(right)), errors };
}

/** What is no text was not typed, and stays as it is. */
export const ifText = (read: (text: string) => unknown) => (value: unknown) =>
  typeof value === 'string' ? read(value) : value;

/** What is no number fails its rule. */
export const ifNumber = ifText(readNumber);

/** Reads a measure as it was typed in the viewer's units. */
export const converted = (convert: (measure: number) => number) => (value: unknown) => {
  const measure = ifNumber(value);
  return typeof measure === 'number' ? convert(measure) : measure;
};

/** The draft with these fields read, where it has them. */
export function readFields(
  typed: Fields,
  names: readonly string[],
  read: (typed: unknown) => unknown,
): Fields {
  const present = names.filter((name) => name in typed);
  return { ...typed, ...Object.fromEntries(present.map((name) => [name, read(typed[name])])) };
}
