import { LIMITS } from '@callboard/contract/limits';

const MARK = ' (copy)';

/** What a copy is called. A long title is cut, but never in the middle of a character. */
export function copyTitle(title: string): string {
  const beginning = title.slice(0, LIMITS.nameLength - MARK.length);
  return beginning.replace(/[\uD800-\uDBFF]$/, '') + MARK;
}
