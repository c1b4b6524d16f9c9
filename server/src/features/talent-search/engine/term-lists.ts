import type { Memory } from './memory.ts';
import { isIn } from './postings.ts';
import { NO_ROWS, RowLists } from './row-lists.ts';

/** The kernel goes by so many rows at a time. */
const STEP = 64;

/** As many as two bytes tell apart. */
const TERMS = 65_536;

type Given = {
  starts: Uint32Array;
  values: Uint16Array;
  /** Whether many rows have a term, which then has a bitmap. */
  isDense: (term: number) => boolean;
};

/** Where in memory lists lie, and how many numbers a row has on average. */
type Block = { starts: number; values: number; perRow: number };

/**
 * The terms of each row. Those of the rows that a store begins with lie where the kernel reads them, the
 * rare ones apart from those that many rows have.
 */
export class TermLists {
  readonly #memory: Memory;
  readonly #isDense: Given['isDense'];
  readonly #first: number;
  readonly #rare: Block;
  readonly #dense: Block;
  readonly #later = new RowLists(NO_ROWS(), new Uint16Array());

  constructor(memory: Memory, { starts, values, isDense }: Given) {
    this.#memory = memory;
    this.#isDense = isDense;
    this.#first = starts.length - 1;
    const kinds = Uint8Array.from({ length: TERMS }, (_, term) => (isDense(term) ? 1 : 0));
    const layOut = (kind: number): Block => {
      const ends = new Uint32Array(starts.length);
      const meant = new Uint16Array(values.length);
      let length = 0;
      for (let row = 0; row < this.#first; row += 1) {
        const end = starts[row + 1] ?? 0;
        for (let at = starts[row] ?? 0; at < end; at += 1) {
          const term = values[at] ?? 0;
          if (kinds[term] === kind) meant[length++] = term;
        }
        ends[row + 1] = length;
      }
      const perRow = length / Math.max(this.#first, 1);
      return { starts: memory.put(ends), values: memory.put(meant.subarray(0, length)), perRow };
    };
    this.#rare = layOut(0);
    this.#dense = layOut(1);
  }

  /** How many terms a row has on average, and how many of them are rare. */
  get perRow(): { all: number; rare: number } {
    return { all: this.#rare.perRow + this.#dense.perRow, rare: this.#rare.perRow };
  }

  /** Of the next row. */
  push(terms: readonly number[]): void {
    this.#later.push(terms);
  }

  of(row: number): Uint16Array {
    if (row >= this.#first) return this.#later.of(row - this.#first);
    const { words, shorts } = this.#memory;
    const lists = [this.#rare, this.#dense].map(({ starts, values }) => {
      const [start = 0, end = 0] = words.subarray(starts / 4 + row, starts / 4 + row + 2);
      return shorts.subarray(values / 2 + start, values / 2 + end);
    });
    return Uint16Array.from(lists.flatMap((list) => [...list]));
  }

  /** Adds up how many of the rows have each term, or each rare one, from `counts` on. */
  tally(bitmap: number, rows: number, which: 'all' | 'rare', counts: number): void {
    const { kernel, words } = this.#memory;
    const whole = Math.floor(this.#first / STEP) * STEP;
    for (const { starts, values } of which === 'all' ? [this.#rare, this.#dense] : [this.#rare]) {
      kernel.tallyLists(bitmap, whole / 8, starts, values, counts);
    }
    for (let row = whole; row < rows; row += 1) {
      if (!isIn(this.#memory, bitmap, row)) continue;
      for (const term of this.of(row)) {
        if (which === 'rare' && this.#isDense(term)) continue;
        words[counts / 4 + term] = (words[counts / 4 + term] ?? 0) + 1;
      }
    }
  }
}
