import { COLUMNS, MOMENTS } from './entry.ts';
import { Growing } from './growing.ts';
import type { Parts } from './parts.ts';
import { type Inverted, isIn, type Postings, rowsIn } from './postings.ts';
import { NO_ROWS, RowLists } from './row-lists.ts';
import type { Store } from './store.ts';

const DROPPED = 0xffff_ffff;

/** The live rows of a store, numbered anew without gaps. */
export function pack(store: Store): Parts {
  const { memory, bytes, live, ids, names, rowTerms } = store;
  const kept = Uint32Array.from(rowsIn(memory, live, bytes));
  const numbers = new Uint32Array(store.capacity).fill(DROPPED);
  kept.forEach((row, number) => {
    numbers[row] = number;
  });
  const keptIds = new Uint32Array(kept.length * 4);
  const nameLists = new RowLists<Uint8Array>(NO_ROWS(), new Uint8Array());
  const termLists = new RowLists<Uint16Array>(NO_ROWS(), new Uint16Array());
  kept.forEach((row, number) => {
    keptIds.set(ids.wordsAt(row), number * 4);
    nameLists.append(names.lists.of(row));
    termLists.append(rowTerms.of(row));
  });
  const pick = (row: number, from: ArrayLike<number>) => from[row] ?? 0;
  const columns = COLUMNS.map((column) => {
    const all = memory.shorts.subarray(store.column(column) / 2);
    return Uint16Array.from(kept, (row) => pick(row, all));
  });
  const keys = renumber(store.keys.texts, store.keyRows, numbers);
  const words = renumber(store.words.texts, store.wordRows, numbers);
  return {
    rows: kept.length,
    ids: keptIds,
    nameStarts: nameLists.starts.trimmed,
    names: nameLists.values.trimmed,
    terms: store.terms.texts,
    termStarts: termLists.starts.trimmed,
    rowTerms: termLists.values.trimmed,
    keys: keys.texts,
    keyRows: keys.rows,
    words: words.texts,
    wordRows: words.rows,
    columns,
    moments: MOMENTS.map((moment) => {
      const all = memory.words.subarray(store.moments(moment) / 4);
      return Uint32Array.from(kept, (row) => pick(row, all));
    }),
    places: Uint32Array.from(kept, (row) => store.placeOf(row)),
    ...packSpans(store, numbers),
  };
}

/** What nobody has any more is left out. */
function renumber(
  texts: readonly string[],
  postings: Postings,
  numbers: Uint32Array,
): { texts: string[]; rows: Inverted } {
  const kept: string[] = [];
  const lists = new RowLists(NO_ROWS(), new Uint32Array());
  texts.forEach((text, key) => {
    const before = lists.values.length;
    for (const row of postings.rowsOf(key)) {
      const number = numbers[row] ?? DROPPED;
      if (number !== DROPPED) lists.values.push(number);
    }
    if (lists.values.length === before) return;
    kept.push(text);
    lists.starts.push(lists.values.length);
  });
  return { texts: kept, rows: { starts: lists.starts.trimmed, rows: lists.values.trimmed } };
}

function packSpans({ memory, live, spans }: Store, numbers: Uint32Array) {
  const spanDays = new Growing(new Uint16Array());
  const spanRows = new Growing(new Uint32Array());
  const keep = (first: number, last: number, row: number) => {
    if (!isIn(memory, live, row)) return;
    spanDays.push(first);
    spanDays.push(last);
    spanRows.push(numbers[row] ?? 0);
  };
  for (let span = 0; span < spans.length; span += 1) {
    const place = spans.start + span * 8;
    const { shorts, words } = memory;
    keep(shorts[place / 2] ?? 0, shorts[place / 2 + 1] ?? 0, words[place / 4 + 1] ?? 0);
  }
  for (const { first, last, row } of spans.added) keep(first, last, row);
  return { spanDays: spanDays.trimmed, spanRows: spanRows.trimmed };
}
