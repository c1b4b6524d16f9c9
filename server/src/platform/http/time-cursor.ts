import { AppError } from '../app-error.ts';

/** Where a page of a list by time ended; the id tells those of one moment apart. */
export type Place = { at: Date; id: string };

/** Fourteen digits of milliseconds last until the year 5138. */
const CURSOR = /^(\d{1,14})_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

function writeCursor({ at, id }: Place): string {
  return `${at.getTime()}_${id}`;
}

export function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, milliseconds, id] = CURSOR.exec(cursor) ?? [];
  if (milliseconds === undefined || id === undefined) {
    throw new AppError('INVALID_INPUT', {
      fields: { cursor: 'This is not a cursor of this list' },
    });
  }
  return { at: new Date(Number(milliseconds)), id };
}

/** A page of rows that were asked for with one more, which only tells that there are others. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  timeOf: (row: Row) => Date,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isMore = last !== undefined && rows.length > limit;
  return { shown, nextCursor: isMore ? writeCursor({ at: timeOf(last), id: last.id }) : null };
}
