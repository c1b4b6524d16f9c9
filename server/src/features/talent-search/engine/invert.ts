import type { Inverted } from './postings.ts';
import type { RowLists } from './row-lists.ts';

/** From the keys of each row to the rows of each key. */
export function invert(lists: RowLists<Uint16Array | Uint32Array>, keys: number): Inverted {
  const values = lists.values.trimmed;
  const starts = startsOf(values, keys);
  const rows = new Uint32Array(values.length);
  const next = starts.slice();
  for (let row = 0; row < lists.rows; row += 1) {
    for (const key of lists.of(row)) {
      const place = next[key] ?? 0;
      rows[place] = row;
      next[key] = place + 1;
    }
  }
  return { starts, rows };
}

/** The same where every row has one key. */
export function invertColumn(column: Uint32Array): Inverted {
  const keys = column.reduce((most, key) => Math.max(most, key), 0) + 1;
  const starts = startsOf(column, keys);
  const rows = new Uint32Array(column.length);
  const next = starts.slice();
  column.forEach((key, row) => {
    const place = next[key] ?? 0;
    rows[place] = row;
    next[key] = place + 1;
  });
  return { starts, rows };
}

function startsOf(values: Uint16Array | Uint32Array, keys: number): Uint32Array {
  const starts = new Uint32Array(keys + 1);
  for (const key of values) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 0; key < keys; key += 1) {
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  }
  return starts;
}
