import type { Store } from './store.ts';

/** Bitmaps for the time of one search. */
export class Scratch {
  readonly #store: Store;
  readonly #free: number[] = [];
  readonly #used: number[] = [];
  #numbers = 0;
  #room = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Of no row. */
  take(): number {
    const { memory, bytes } = this.#store;
    const bitmap = this.#free.pop() ?? memory.take(bytes);
    this.#used.push(bitmap);
    memory.bytes.fill(0, bitmap, bitmap + bytes);
    return bitmap;
  }

  copyOf(bitmap: number): number {
    const copy = this.take();
    this.#store.memory.bytes.copyWithin(copy, bitmap, bitmap + this.#store.bytes);
    return copy;
  }

  /** Room for as many numbers of four bytes, all of them nought; the next who asks gets the same. */
  numbers(length: number): number {
    const { memory } = this.#store;
    if (length > this.#room) {
      this.#numbers = memory.take(length * 4);
      this.#room = length;
    }
    memory.words.fill(0, this.#numbers / 4, this.#numbers / 4 + length);
    return this.#numbers;
  }

  /** Everything that was taken. */
  giveBack(): void {
    this.#free.push(...this.#used.splice(0));
  }
}
