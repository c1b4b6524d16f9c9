import { rowsWith } from './conditions.ts';
import { NOWHERE } from './entry.ts';
import type { Order, Wish } from './query.ts';
import type { Scratch } from './scratch.ts';
import type { Store } from './store.ts';

/** What a row is put in order by, least first. */
export type KeyOf = (row: number) => number;

/** Where numbers are that the kernel can look through; times the sign they are keys. */
export type KeyColumn = { start: number; sign: 1 | -1 };

type Keys = { keyOf: KeyOf; column?: KeyColumn };

const LAST = Number.MAX_VALUE;

/** For the rows of a bitmap. */
export function keysFor(store: Store, scratch: Scratch, order: Order, rows: number): Keys {
  switch (order.by) {
    case 'name':
      return keysOf(store, { start: store.nameKeys, sign: 1 });
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
    default:
      // The latest first.
      return keysOf(store, { start: store.moments(order.by), sign: -1 });
  }
}

function keysOf({ memory }: Store, column: KeyColumn): Keys {
  const { start, sign } = column;
  return { keyOf: (row) => sign * (memory.words[start / 4 + row] ?? 0), column };
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
