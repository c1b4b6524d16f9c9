import { isDeepStrictEqual } from 'node:util';

/**
 * Names of what is different afterwards, which is all that the trail keeps of a form: it cannot be
 * altered, so what somebody typed about themselves would stay in it for ever.
 */
export function changedFields<Form extends object>(before: Partial<Form>, form: Form): string[] {
  const names = Object.keys(form) as (keyof Form & string)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], form[name]));
}
