import type { Fields } from './autosave.ts';

/** A line of a résumé as it is typed, under an id of the page's own until it is saved. */
export type Entry = Fields & { id: string };

export function entriesIn(list: unknown): Entry[] {
  return Array.isArray(list) ? list.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  );
}

export const isFilled = (part: unknown) => part !== null && part !== undefined && part !== '';

/** What is known about an entry, in one line. */
export const joined = (parts: readonly unknown[]) =>
  parts.filter((part) => isFilled(part) && part !== false).join(' · ');
