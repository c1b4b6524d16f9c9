import type * as z from 'zod';
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

/** A number as it was typed: nothing is none, and what is no number fails its rule. */
export function readNumber(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : Number(text);
}

/** The draft with these fields read, where it has them. */
export function readFields(
  typed: Fields,
  names: readonly string[],
  read: (typed: unknown) => unknown,
): Fields {
  const present = names.filter((name) => name in typed);
  return { ...typed, ...Object.fromEntries(present.map((name) => [name, read(typed[name])])) };
}
