import { NOWHERE } from './entry.ts';
import type { Found, Query } from './query.ts';
import type { Store } from './store.ts';

/** About what it takes to add up one term of one row, beside looking up a row of a list. */
const ROW_COST = 1.6;

/**
 * How many of these rows have each term of the groups: few rows are gone through with their terms, of
 * many the bitmaps and lists of the terms are counted, whichever takes less.
 */
export function countTerms(
  store: Store,
  bitmap: number,
  total: number,
  groups: readonly string[],
  counts: Uint32Array,
): void {
  const terms = groups.flatMap((group) => store.termsOf(group).map(({ number }) => number));
  const perRow = store.rowTerms.values.length / Math.max(store.rows, 1);
  const cost = terms.reduce((sum, term) => sum + store.termRows.costOf(term), 0);
  if (total * perRow * ROW_COST < cost) {
    const all = countByRow(store, bitmap);
    for (const term of terms) counts[term] = all[term] ?? 0;
  } else {
    for (const term of terms) counts[term] = store.termRows.count(bitmap, term);
  }
}

function countByRow({ memory, bytes, rowTerms, terms }: Store, bitmap: number): Uint32Array {
  const counts = new Uint32Array(terms.texts.length);
  const starts = rowTerms.starts.all;
  const values = rowTerms.values.all;
  const { words } = memory;
  for (let word = 0; word < bytes / 4; word += 1) {
    let bits = words[bitmap / 4 + word] ?? 0;
    while (bits !== 0) {
      const row = word * 32 + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at += 1) {
        const term = values[at] ?? 0;
        counts[term] = (counts[term] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** By group and value, without those that nobody has. */
export function nameCounts(
  store: Store,
  { counted, graded }: Pick<Query, 'counted' | 'graded'>,
  counts: Uint32Array,
): Pick<Found, 'counts' | 'grades'> {
  const grades: Found['grades'] = Object.fromEntries(graded.map((name) => [name, {}]));
  const named: Found['counts'] = {};
  for (const group of counted) {
    const values: Record<string, number> = {};
    for (const { number, value, grade } of store.termsOf(group)) {
      const count = counts[number] ?? 0;
      if (count === 0) continue;
      values[value] = (values[value] ?? 0) + count;
      if (grade === undefined || graded.length === 0) continue;
      const known = grades[`${group}:${value}`];
      if (known !== undefined) known[grade] = count;
    }
    named[group] = values;
  }
  return { counts: named, grades };
}

/** The places that most of these rows are at. */
export function countPlaces({ memory, bytes, places }: Store, bitmap: number, limit: number) {
  const counts = new Map<number, number>();
  const { words } = memory;
  for (let word = 0; word < bytes / 4; word += 1) {
    let bits = words[bitmap / 4 + word] ?? 0;
    while (bits !== 0) {
      const place = places[word * 32 + 31 - Math.clz32(bits & -bits)] ?? NOWHERE;
      bits &= bits - 1;
      if (place !== NOWHERE) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([place, count]) => ({ place, count }))
    .sort((one, other) => other.count - one.count || one.place - other.place)
    .slice(0, limit);
}
