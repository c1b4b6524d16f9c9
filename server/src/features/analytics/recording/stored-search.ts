import { createHash } from 'node:crypto';
import { type TalentSearch, talentSearchSchema } from '@callboard/contract/talent-search';
import type { StoredSearch } from './queries.ts';

/** Theirs alone, or no matter of who is found. */
const LEFT_OUT: ReadonlySet<string> = new Set(['q', 'role', 'sort']);
const KEPT = Object.keys(talentSearchSchema.shape)
  .filter((name) => !LEFT_OUT.has(name))
  .sort() as (keyof TalentSearch)[];

/**
 * A search as it is kept: its filters in one order. Of what was typed only that something was. Its key
 * is a hash, because filters may be longer than what an index holds.
 */
export function storedSearch(search: TalentSearch): StoredSearch {
  const filters = KEPT.flatMap((name) => {
    const value = search[name];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return [[name, Array.isArray(value) ? value.toSorted() : value] as const];
  });
  const kept = { ...Object.fromEntries(filters), ...(search.q && { hasWords: true }) };
  const key = createHash('sha256').update(JSON.stringify(kept)).digest('base64url');
  return { key, search: kept };
}
