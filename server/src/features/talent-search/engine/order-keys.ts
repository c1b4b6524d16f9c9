import { rowsWith } from './conditions.ts';
import { NOWHERE } from './entry.ts';
import type { Order, Wish } from './query.ts';
import type { Scratch } from './scratch.ts';
import type { Store } from './store.ts';

/** What a row is put in order by, least first. */
export type KeyOf = (row: number) => number;

/** With where the moments are that they come from, the latest first: the kernel looks through those. */
type Keys = { keyOf: KeyOf; moments?: number };

const LAST = Number.MAX_VALUE;

/** For the rows of a bitmap. */
export function keysFor(store: Store, scratch: Scratch, order: Order, rows: number): Keys {
  switch (order.by) {
    case 'name':
      return { keyOf: (row) => store.nameKeys[row] ?? 0 };
    case 'nearest': {
      const { distances } = order;
      const keyOf = (row: number) => {
        const place = store.placeOf(row);
        return place === NOWHERE ? LAST : (distances[place] ?? LAST);
      };
      return { keyOf };
    }
    case 'wishes':
      return { keyOf: weigh(store, scratch, order.wishes, rows) };
    default: {
      const moments = store.moments(order.by);
      return { keyOf: (row) => -(store.memory.words[moments / 4 + row] ?? 0), moments };
    }
  }
}

/**
 * The greater share of what is asked is met, the sooner; then the less speaks against it. Only these
 * rows are weighed.
 */
function weigh(store: Store, scratch: Scratch, wishes: readonly Wish[], rows: number): KeyOf {
  const { kernel } = store.memory;
  const needs = wishes.filter(({ isPlus }) => !isPlus).length;
  const met = new Uint8Array(store.capacity);
  const extra = new Uint8Array(store.capacity);
  const untold = new Uint8Array(store.capacity);
  for (const wish of wishes) {
    const having = rowsWith(store, scratch, wish.met);
    kernel.keep(having, rows, store.bytes);
    addOne(store, having, wish.isPlus ? extra : met);
    if (wish.isPlus || wish.unknown === undefined) continue;
    const unsure = rowsWith(store, scratch, wish.unknown);
    kernel.keep(unsure, rows, store.bytes);
    kernel.drop(unsure, having, store.bytes);
    addOne(store, unsure, untold);
  }
  return (row) => {
    const plus = extra[row] ?? 0;
    const all = met[row] ?? 0;
    const share = (all + plus) / Math.max(needs + plus, 1);
    const unmet = needs - all - (untold[row] ?? 0);
    return unmet - Math.round(share * SHARES) * UNMET_STEPS;
  };
}

/** Shares of up to 255 wishes are told apart, and fewer than this many can be unmet. */
const SHARES = 1_000_000;
const UNMET_STEPS = 256;

function addOne({ memory, bytes }: Store, bitmap: number, column: Uint8Array): void {
  const { words } = memory;
  for (let word = 0; word < bytes / 4; word += 1) {
    let bits = words[bitmap / 4 + word] ?? 0;
    while (bits !== 0) {
      const row = word * 32 + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      column[row] = (column[row] ?? 0) + 1;
    }
  }
}
