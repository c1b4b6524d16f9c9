import type { Memory } from './memory.ts';
import { isIn } from './postings.ts';
import { NO_ROWS, RowLists } from './row-lists.ts';

/** The kernel goes by so many rows at a time. */
const STEP = 64;

/** The terms of each row. Those of the first rows lie where the kernel reads them. */
export class TermLists {
  readonly #memory: Memory;
  readonly #first: number;
  readonly #starts: number;
  readonly #values: number;
  readonly #firstLength: number;
  readonly #later = new RowLists(NO_ROWS(), new Uint16Array());

  constructor(memory: Memory, starts: Uint32Array, values: Uint16Array) {
    this.#memory = memory;
    this.#first = starts.length - 1;
    this.#firstLength = values.length;
    this.#starts = memory.put(starts);
    this.#values = memory.put(values);
  }

  /** Of all rows together. */
  get length(): number {
    return this.#firstLength + this.#later.values.length;
  }

  /** Of the next row. */
  push(terms: readonly number[]): void {
    this.#later.push(terms);
  }

  of(row: number): Uint16Array {
    if (row >= this.#first) return this.#later.of(row - this.#first);
    const { words, shorts } = this.#memory;
    const [start = 0, end = 0] = words.subarray(this.#starts / 4 + row, this.#starts / 4 + row + 2);
    return shorts.subarray(this.#values / 2 + start, this.#values / 2 + end);
  }

  /** Adds up how many of the rows have each term, from `counts` on. */
  tally(bitmap: number, rows: number, counts: number): void {
    const { kernel, words } = this.#memory;
    const whole = Math.floor(this.#first / STEP) * STEP;
    kernel.tallyLists(bitmap, whole / 8, this.#starts, this.#values, counts);
    for (let row = whole; row < rows; row += 1) {
      if (!isIn(this.#memory, bitmap, row)) continue;
      for (const term of this.of(row)) {
        words[counts / 4 + term] = (words[counts / 4 + term] ?? 0) + 1;
      }
    }
  }
}
