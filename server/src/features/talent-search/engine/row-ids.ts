const NONE = 0xffff_ffff;
const WORDS = 4;

/** The id of each row, and the newest row of each id: a table that is half empty. */
export class RowIds {
  readonly words: Uint32Array;
  readonly #table: Uint32Array;

  constructor(capacity: number) {
    this.words = new Uint32Array(capacity * WORDS);
    this.#table = new Uint32Array(2 ** Math.ceil(Math.log2(capacity * 2))).fill(NONE);
  }

  set(row: number, id: string): void {
    this.words.set(wordsOf(id), row * WORDS);
    this.enter(row);
  }

  /** Of a row whose words are there already. */
  enter(row: number): void {
    this.#table[this.#slotOf(this.words, row * WORDS)] = row;
  }

  find(id: string): number | undefined {
    const row = this.#table[this.#slotOf(wordsOf(id), 0)] ?? NONE;
    return row === NONE ? undefined : row;
  }

  at(row: number): string {
    const hex = [0, 1, 2, 3]
      .map((word) => (this.words[row * WORDS + word] ?? 0).toString(16).padStart(8, '0'))
      .join('');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      hex.slice(12, 16),
      hex.slice(16, 20),
      hex.slice(20),
    ].join('-');
  }

  compare(row: number, other: ArrayLike<number>): number {
    for (let word = 0; word < WORDS; word += 1) {
      const difference = (this.words[row * WORDS + word] ?? 0) - (other[word] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  wordsAt(row: number): Uint32Array {
    return this.words.subarray(row * WORDS, (row + 1) * WORDS);
  }

  /** Where the id is, or where it would be. The last word of an id is the most random one. */
  #slotOf(words: ArrayLike<number>, at: number): number {
    const mask = this.#table.length - 1;
    let slot = (words[at + 3] ?? 0) & mask;
    for (;;) {
      const row = this.#table[slot] ?? NONE;
      if (row === NONE || this.#isSame(row, words, at)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isSame(row: number, words: ArrayLike<number>, at: number): boolean {
    const start = row * WORDS;
    for (let word = 0; word < WORDS; word += 1) {
      if (this.words[start + word] !== words[at + word]) return false;
    }
    return true;
  }
}

/** A UUID as four numbers. */
export function wordsOf(id: string): number[] {
  const hex = id.replaceAll('-', '');
  return [0, 8, 16, 24].map((at) => Number.parseInt(hex.slice(at, at + 8), 16));
}
