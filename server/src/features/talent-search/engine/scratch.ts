import type { Store } from './store.ts';

/** Bitmaps for the time of one search. */
export class Scratch {
  readonly #store: Store;
  readonly #free: number[] = [];
  readonly #used: number[] = [];

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

  /** Everything that was taken. */
  giveBack(): void {
    this.#free.push(...this.#used.splice(0));
  }
}
