import { Growing } from './growing.ts';

/** A list of numbers for each row, row after row. */
export class RowLists<T extends Uint8Array | Uint16Array | Uint32Array> {
  readonly starts: Growing<Uint32Array>;
  readonly values: Growing<T>;

  constructor(starts: Uint32Array, values: T) {
    this.starts = new Growing<Uint32Array>(starts);
    this.values = new Growing<T>(values);
  }

  /** Of the next row. */
  push(list: Iterable<number>): void {
    for (const value of list) this.values.push(value);
    this.starts.push(this.values.length);
  }

  /** The same, of numbers that lie side by side. */
  append(list: T): void {
    this.values.append(list);
    this.starts.push(this.values.length);
  }

  get rows(): number {
    return this.starts.length - 1;
  }

  of(row: number): T {
    const { all } = this.starts;
    return this.values.all.subarray(all[row], all[row + 1]) as T;
  }
}

/** The first list begins at nought. */
export const NO_ROWS = (): Uint32Array => new Uint32Array(1);
