import { NO_ROWS, RowLists } from './row-lists.ts';

/** A short text for each row: a million strings would take several times the room. */
export class Texts {
  readonly lists: RowLists<Uint8Array>;

  constructor(starts = NO_ROWS(), bytes: Uint8Array = new Uint8Array()) {
    this.lists = new RowLists(starts, bytes);
  }

  push(text: string): void {
    this.lists.push(Buffer.from(text, 'utf8'));
  }

  /** Whether a row's text comes before another, byte by byte as PostgreSQL's `C` does. */
  compare(row: number, other: Uint8Array): number {
    const own = this.lists.of(row);
    for (let at = 0; at < own.length && at < other.length; at += 1) {
      const difference = (own[at] ?? 0) - (other[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return own.length - other.length;
  }

  at(row: number): string {
    const { buffer, byteOffset, length } = this.lists.of(row);
    return Buffer.from(buffer, byteOffset, length).toString('utf8');
  }
}
