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

  at(row: number): string {
    const { buffer, byteOffset, length } = this.lists.of(row);
    return Buffer.from(buffer, byteOffset, length).toString('utf8');
  }
}
