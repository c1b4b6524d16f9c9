import type { Found, Query } from './query.ts';
import type { Scratch } from './scratch.ts';
import type { Store } from './store.ts';

/** About what it takes to add up one term of a row and to come to its list, beside looking up a row of a list. */
const TERM_COST = 1.1;
const LIST_COST = 4.5;

/**
 * How many of these rows have each term of the groups. Few rows are gone through with all their terms; of
 * many the rare terms are gone through and the bitmaps of the others counted, or the lists of the rare
 * ones, too: whichever takes least.
 */
export function countTerms(
  store: Store,
  scratch: Scratch,
  { bitmap, total }: { bitmap: number; total: number },
  groups: readonly string[],
  counts: Uint32Array,
): void {
  const { rowTerms, termRows, memory } = store;
  const way = cheapestWay(store, total, groups);
  const tallied = way === 'lists' ? 0 : scratch.numbers(store.terms.texts.length);
  if (way !== 'lists') rowTerms.tally(bitmap, store.rows, way, tallied);
  for (const group of groups) {
    for (const { number } of store.group(group).terms) {
      const isTallied = way === 'all' || (way === 'rare' && !termRows.isDense(number));
      counts[number] = isTallied
        ? (memory.words[tallied / 4 + number] ?? 0)
        : termRows.count(bitmap, number);
    }
  }
}

function cheapestWay(store: Store, total: number, groups: readonly string[]) {
  const { perRow } = store.rowTerms;
  const [dense, rare] = (['dense', 'rare'] as const).map((kind) =>
    groups.reduce((sum, group) => sum + store.group(group).cost[kind], 0),
  ) as [number, number];
  const all = total * (perRow.all * TERM_COST + LIST_COST * 2);
  const onlyRare = dense + total * (perRow.rare * TERM_COST + LIST_COST);
  const lists = dense + rare;
  if (all <= Math.min(onlyRare, lists)) return 'all';
  return onlyRare <= lists ? 'rare' : 'lists';
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
    for (const { number, value, grade } of store.group(group).terms) {
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
