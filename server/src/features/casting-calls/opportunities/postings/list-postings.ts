import type { Queryable } from '../../../../platform/database/database.ts';
import { listOpenPostingRows, listPostingRows, type Posting } from './queries.ts';

export type { Posting } from './queries.ts';

/** Calls as whoever submits talents to them has to know them; who may see them is the asker's to check. */
export function listPostings(db: Queryable, callIds: readonly string[]): Promise<Posting[]> {
  return callIds.length === 0 ? Promise.resolve([]) : listPostingRows(db, callIds);
}

/** The calls of one breakdown that take applications now. */
export function listOpenPostings(
  db: Queryable,
  breakdownId: string,
  now: Date,
): Promise<Posting[]> {
  return listOpenPostingRows(db, breakdownId, now);
}
