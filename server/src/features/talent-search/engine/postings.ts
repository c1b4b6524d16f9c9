import type { Memory } from './memory.ts';

/** From this share of the rows on a bitmap is counted sooner than a list, in twice its room. */
const DENSE = 1 / 64;
/** So many bytes of a bitmap go by while one row of a list is looked up. */
const BYTES_A_ROW = 26;

/** The rows of each key, in the order of keys and rising for each; those of key k begin at `starts[k]`. */
export type Inverted = { starts: Uint32Array; rows: Uint32Array };

/**
 * The rows of each key. Keys with many rows have a bitmap, all others a list; rows that came later
 * are in short lists of their own.
 */
export class Postings {
  readonly #memory: Memory;
  readonly #bytes: number;
  /** Of each key's list, and at the end of the last one. */
  readonly #starts: Uint32Array;
  /** Where in memory the lists begin, one after the other. */
  readonly #lists: number;
  readonly #bitmaps: number[] = [];
  readonly #added: number[][] = [];
  /** Those that a row has, or had. */
  readonly inUse: number[] = [];
  greatest = 0;

  constructor(memory: Memory, capacity: number, { starts, rows }: Inverted) {
    this.#memory = memory;
    this.#bytes = capacity / 8;
    this.#starts = new Uint32Array(starts.length);
    const isDense = (key: number) => lengthIn(starts, key) > capacity * DENSE;
    for (let key = 0; key < starts.length - 1; key += 1) {
      const length = isDense(key) ? 0 : lengthIn(starts, key);
      this.#starts[key + 1] = (this.#starts[key] ?? 0) + length;
    }
    this.#lists = memory.take((this.#starts.at(-1) ?? 0) * 4);
    for (let key = 0; key < starts.length - 1; key += 1) {
      const own = rows.subarray(starts[key], starts[key + 1]);
      if (own.length > 0) this.#use(key);
      if (isDense(key)) this.#bitmaps[key] = this.#draw(own);
      else memory.words.set(own, this.#listOf(key) / 4);
    }
  }

  add(key: number, row: number): void {
    const bitmap = this.#bitmaps[key];
    const added = this.#added[key];
    if (bitmap !== undefined) putIn(this.#memory, bitmap, row);
    else if (added !== undefined) added.push(row);
    else {
      this.#added[key] = [row];
      if (lengthIn(this.#starts, key) === 0) this.#use(key);
    }
  }

  /** Puts the key's rows into a bitmap. */
  joinInto(bitmap: number, key: number): void {
    const { kernel } = this.#memory;
    const own = this.#bitmaps[key];
    if (own !== undefined) kernel.join(bitmap, own, this.#bytes);
    const length = lengthIn(this.#starts, key);
    if (length > 0) kernel.joinListed(this.#listOf(key), length, bitmap);
    for (const row of this.#added[key] ?? []) putIn(this.#memory, bitmap, row);
  }

  /** How many of the key's rows are in a bitmap. */
  count(bitmap: number, key: number): number {
    const { kernel } = this.#memory;
    const own = this.#bitmaps[key];
    if (own !== undefined) return kernel.count(bitmap, own, this.#bytes);
    const length = lengthIn(this.#starts, key);
    let count = length === 0 ? 0 : kernel.countListed(this.#listOf(key), length, bitmap);
    for (const row of this.#added[key] ?? []) count += isIn(this.#memory, bitmap, row) ? 1 : 0;
    return count;
  }

  /** Whether it has a bitmap. */
  isDense(key: number): boolean {
    return this.#bitmaps[key] !== undefined;
  }

  /** About how long counting takes, as rows looked up one by one. */
  costOf(key: number): number {
    if (this.#bitmaps[key] !== undefined) return this.#bytes / BYTES_A_ROW;
    return lengthIn(this.#starts, key) + (this.#added[key]?.length ?? 0);
  }

  /** Rising. */
  *rowsOf(key: number): Generator<number> {
    const bitmap = this.#bitmaps[key];
    if (bitmap !== undefined) return yield* rowsIn(this.#memory, bitmap, this.#bytes);
    const start = this.#listOf(key) / 4;
    yield* this.#memory.words.subarray(start, start + lengthIn(this.#starts, key));
    yield* this.#added[key] ?? [];
  }

  #use(key: number): void {
    this.inUse.push(key);
    this.greatest = Math.max(this.greatest, key);
  }

  #draw(rows: Uint32Array): number {
    const bitmap = this.#memory.take(this.#bytes);
    for (const row of rows) putIn(this.#memory, bitmap, row);
    return bitmap;
  }

  #listOf(key: number): number {
    return this.#lists + (this.#starts[key] ?? 0) * 4;
  }
}

/** How many rows a key has; those that came later have none here. */
function lengthIn(starts: Uint32Array, key: number): number {
  const end = starts[key + 1];
  return end === undefined ? 0 : end - (starts[key] ?? 0);
}

export function putIn({ bytes }: Memory, bitmap: number, row: number): void {
  const place = bitmap + (row >>> 3);
  bytes[place] = (bytes[place] ?? 0) | (1 << (row & 7));
}

export function isIn({ bytes }: Memory, bitmap: number, row: number): boolean {
  return (((bytes[bitmap + (row >>> 3)] ?? 0) >>> (row & 7)) & 1) === 1;
}

/** The rows of a bitmap, rising. */
export function* rowsIn(memory: Memory, bitmap: number, bytes: number): Generator<number> {
  const start = bitmap / 4;
  for (let word = 0; word < bytes / 4; word += 1) {
    let bits = memory.words[start + word] ?? 0;
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits & -bits);
      yield word * 32 + bit;
      bits &= bits - 1;
    }
  }
}
