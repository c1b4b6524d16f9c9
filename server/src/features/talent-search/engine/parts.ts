import type { Inverted } from './postings.ts';

/** All entries, column by column and without gaps: what a store begins with and a snapshot keeps. */
export type Parts = {
  rows: number;
  /** Four for each row. */
  ids: Uint32Array;
  nameStarts: Uint32Array;
  names: Uint8Array;
  terms: string[];
  termStarts: Uint32Array;
  rowTerms: Uint16Array;
  keys: string[];
  keyRows: Inverted;
  words: string[];
  wordRows: Inverted;
  /** One after the other, as `COLUMNS` and `MOMENTS` list them. */
  columns: Uint16Array[];
  moments: Uint32Array[];
  places: Uint32Array;
  /** First and last day of each, then its row, in the same order. */
  spanDays: Uint16Array;
  spanRows: Uint32Array;
};
