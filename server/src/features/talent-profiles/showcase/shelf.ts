import type { MEDIA_PLANS } from '@callboard/contract/limits';
import type { ShelfTable } from './queries.ts';

/** A part of a profile that shows things in order: the gallery, the portfolio. */
export type Shelf = {
  table: ShelfTable;
  /** As the audit calls it. */
  section: string;
  /** What a plan says of it. */
  allowance: Exclude<keyof typeof MEDIA_PLANS.free, 'bytes'>;
  /** What it holds, in words. */
  things: string;
};
