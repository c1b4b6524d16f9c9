import type { FieldErrors } from '@callboard/contract/errors';
import type * as z from 'zod';

/** What a schema finds wrong, by the path of the field; each by its first mistake. */
export function findErrors(schema: z.ZodType, value: unknown): FieldErrors {
  const result = schema.safeParse(value);
  if (result.success) return {};
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) {
    errors[path.map(String).join('.')] ??= message;
  }
  return errors;
}

/** 'questions.0.text' is wrong in 'questions'. */
export const fieldOf = (path: string) => path.split('.')[0] ?? '';

export const hasErrorIn = (errors: FieldErrors, fields: readonly string[]) =>
  Object.keys(errors).some((path) => fields.includes(fieldOf(path)));

/** Moves the cursor to the first field that is marked as wrong, once it is drawn. */
export function focusFirstWrong(within: HTMLElement | null = document.body): void {
  requestAnimationFrame(() => {
    within?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
}
