import { NOT_TOLD, NOWHERE } from './entry.ts';
import { putIn } from './postings.ts';
import type { Condition } from './query.ts';
import type { Scratch } from './scratch.ts';
import type { Store } from './store.ts';

/** A bitmap of the rows that meet a condition; rows that are no longer live may be among them. */
export function rowsWith(store: Store, scratch: Scratch, condition: Condition): number {
  const { memory, bytes } = store;
  const { kernel } = memory;
  const of = (one: Condition) => rowsWith(store, scratch, one);
  switch (condition.is) {
    case 'not': {
      const rows = scratch.copyOf(store.live);
      kernel.drop(rows, of(condition.of), bytes);
      return rows;
    }
    case 'every': {
      const rows = scratch.copyOf(store.live);
      for (const one of condition.of) kernel.keep(rows, of(one), bytes);
      return rows;
    }
    case 'any': {
      const rows = scratch.take();
      for (const one of condition.of) kernel.join(rows, of(one), bytes);
      return rows;
    }
    case 'between': {
      const rows = scratch.take();
      const most = Math.min(condition.most, NOT_TOLD - 1);
      const least = Math.max(condition.least, 0);
      if (least > most) return rows;
      kernel.between(store.column(condition.column), bytes, least, most, rows);
      return rows;
    }
    case 'free':
      return freeRows(store, scratch, condition);
    default:
      return listedRows(store, scratch, condition);
  }
}

function listedRows(
  store: Store,
  scratch: Scratch,
  condition: Extract<Condition, { is: 'term' | 'key' | 'near' | 'id' | 'word' }>,
): number {
  const rows = scratch.take();
  switch (condition.is) {
    case 'term':
      for (const term of condition.among) {
        const number = store.terms.find(term);
        if (number !== undefined) store.termRows.joinInto(rows, number);
      }
      return rows;
    case 'key':
      for (const key of condition.among) {
        const number = store.keys.find(key);
        if (number !== undefined) store.keyRows.joinInto(rows, number);
      }
      return rows;
    case 'near': {
      const { distances, most } = condition;
      for (let place = NOWHERE + 1; place < distances.length; place += 1) {
        if ((distances[place] ?? 0) <= most) store.placeRows.joinInto(rows, place);
      }
      return rows;
    }
    case 'id':
      for (const id of condition.among) {
        const row = store.find(id);
        if (row !== undefined) putIn(store.memory, rows, row);
      }
      return rows;
    case 'word': {
      const { words, wordRows } = store;
      for (const word of words.beginningWith(condition.word)) wordRows.joinInto(rows, word);
      for (const word of words.resembling(condition.word)) wordRows.joinInto(rows, word);
      return rows;
    }
  }
}

function freeRows(
  store: Store,
  scratch: Scratch,
  { first, last }: { first: number; last: number },
): number {
  const { memory, bytes, spans } = store;
  const taken = scratch.take();
  memory.kernel.joinOverlapping(spans.start, spans.length, first, last, taken);
  for (const span of spans.added) {
    if (span.first <= last && first <= span.last) putIn(memory, taken, span.row);
  }
  const rows = scratch.copyOf(store.live);
  memory.kernel.drop(rows, taken, bytes);
  return rows;
}

/** Rows that have all words as they were typed, slips aside. */
export function rowsAsTyped(store: Store, scratch: Scratch, typed: readonly string[]): number {
  const rows = scratch.copyOf(store.live);
  for (const word of typed) {
    const having = scratch.take();
    for (const number of store.words.beginningWith(word)) store.wordRows.joinInto(having, number);
    store.memory.kernel.keep(rows, having, store.bytes);
  }
  return rows;
}
