import type { KeyColumn, KeyOf } from './order-keys.ts';
import type { Mark } from './query.ts';
import { wordsOf } from './row-ids.ts';
import type { Scratch } from './scratch.ts';
import type { Store } from './store.ts';

type Asked = {
  bitmap: number;
  keyOf: KeyOf;
  column?: KeyColumn | undefined;
  /** Among those of one key the full name decides, too. */
  isByName: boolean;
  after: Mark | undefined;
  limit: number;
};

/** The first rows of a bitmap in an order, after a mark; of one key by id. */
export function takeFirst(
  store: Store,
  scratch: Scratch,
  { bitmap, keyOf, column, isByName, after, limit }: Asked,
): number[] {
  const { ids, names } = store;
  const afterName = Buffer.from(after?.name ?? '', 'utf8');
  const afterWords = after === undefined ? [] : wordsOf(after.id);
  const isAfterTie = (row: number): boolean => {
    if (after === undefined) return true;
    const byName = isByName ? names.compare(row, afterName) : 0;
    if (byName !== 0) return byName > 0;
    return ids.compare(row, afterWords) > 0;
  };
  const isBefore = (row: number, key: number, other: Taken): boolean => {
    if (key !== other.key) return key < other.key;
    const byName = isByName ? names.compare(row, names.lists.of(other.row)) : 0;
    if (byName !== 0) return byName < 0;
    return ids.compare(row, ids.wordsAt(other.row)) < 0;
  };
  const least = after?.key ?? Number.NEGATIVE_INFINITY;
  const taken: Taken[] = [];
  let worst = Number.POSITIVE_INFINITY;
  const offer = (row: number): void => {
    const key = keyOf(row);
    if (key > worst || key < least) return;
    if (key === least && !isAfterTie(row)) return;
    const last = taken.at(-1);
    if (taken.length === limit && last !== undefined && !isBefore(row, key, last)) return;
    putInOrder(taken, { row, key }, isBefore);
    if (taken.length > limit) taken.pop();
    if (taken.length === limit) worst = taken.at(-1)?.key ?? worst;
  };
  if (column === undefined) offerAll(store, bitmap, offer);
  else {
    const range = () => numbersBetween(least, worst, column);
    offerBetween(store, scratch, { bitmap, column: column.start, range, offer });
  }
  return taken.map(({ row }) => row);
}

const GREATEST = 0xffff_ffff;

type Range = { least: number; most: number };

/** What a column may have between two keys, both included. */
function numbersBetween(low: number, high: number, { sign }: KeyColumn): Range {
  const [least, most] = sign === 1 ? [low, high] : [-high, -low];
  return { least: Math.max(least, 0), most: Math.min(most, GREATEST) };
}

function offerAll({ memory, bytes }: Store, bitmap: number, offer: (row: number) => void): void {
  for (let word = 0; word < bytes / 4; word += 1) {
    let bits = memory.words[bitmap / 4 + word] ?? 0;
    while (bits !== 0) {
      offer(word * 32 + 31 - Math.clz32(bits & -bits));
      bits &= bits - 1;
    }
  }
}

/** Looked at one by one; with each so many there is less left that may come before them. */
const AT_A_TIME = 512;

type Candidates = {
  bitmap: number;
  column: number;
  range: () => Range;
  offer: (row: number) => void;
};

function offerBetween(
  { memory, bytes }: Store,
  scratch: Scratch,
  { bitmap, column, range, offer }: Candidates,
): void {
  const list = scratch.numbers(AT_A_TIME + 1);
  for (let from = 0; from < bytes; ) {
    const { least, most } = range();
    from = memory.kernel.gather(bitmap, from, bytes, column, least, most, list, AT_A_TIME);
    const count = memory.words[list / 4] ?? 0;
    for (let at = 1; at <= count; at += 1) offer(memory.words[list / 4 + at] ?? 0);
  }
}

type Taken = { row: number; key: number };

function putInOrder(
  taken: Taken[],
  one: Taken,
  isBefore: (row: number, key: number, other: Taken) => boolean,
): void {
  let [low, high] = [0, taken.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = taken[middle];
    if (other !== undefined && isBefore(one.row, one.key, other)) high = middle;
    else low = middle + 1;
  }
  taken.splice(low, 0, one);
}
