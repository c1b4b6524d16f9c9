import type { KeyOf } from './order-keys.ts';
import type { Mark } from './query.ts';
import { wordsOf } from './row-ids.ts';
import type { Store } from './store.ts';

type Asked = {
  bitmap: number;
  keyOf: KeyOf;
  /** Among those of one key the full name decides, too. */
  isByName: boolean;
  after: Mark | undefined;
  limit: number;
};

/** The first rows of a bitmap in an order, after a mark; of one key by id. */
export function takeFirst(
  store: Store,
  { bitmap, keyOf, isByName, after, limit }: Asked,
): number[] {
  const { memory, bytes, ids, names } = store;
  const afterWords = after === undefined ? [] : wordsOf(after.id);
  const isAfterTie = (row: number): boolean => {
    if (after === undefined) return true;
    if (isByName) {
      const name = names.at(row);
      if (name !== after.name) return name > after.name;
    }
    return ids.compare(row, afterWords) > 0;
  };
  const isBefore = (row: number, key: number, other: Taken): boolean => {
    if (key !== other.key) return key < other.key;
    if (isByName) {
      const [name, otherName] = [names.at(row), names.at(other.row)];
      if (name !== otherName) return name < otherName;
    }
    return ids.compare(row, ids.wordsAt(other.row)) < 0;
  };
  const least = after?.key ?? Number.NEGATIVE_INFINITY;
  const taken: Taken[] = [];
  let worst = Number.POSITIVE_INFINITY;
  for (let word = 0; word < bytes / 4; word += 1) {
    let bits = memory.words[bitmap / 4 + word] ?? 0;
    while (bits !== 0) {
      const row = word * 32 + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      const key = keyOf(row);
      if (key > worst || key < least) continue;
      if (key === least && !isAfterTie(row)) continue;
      const last = taken.at(-1);
      if (taken.length === limit && last !== undefined && !isBefore(row, key, last)) continue;
      putInOrder(taken, { row, key }, isBefore);
      if (taken.length > limit) taken.pop();
      if (taken.length === limit) worst = taken.at(-1)?.key ?? worst;
    }
  }
  return taken.map(({ row }) => row);
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
