import { AppError } from '../../../platform/app-error.ts';

/**
 * Where a call stands in a list: those that fit better come first, then those that close sooner. The
 * id tells apart what is equal, so that a page goes on exactly where the last one stopped.
 */
export type PlaceInList = { score: number; deadline: number; id: string };

/** Larger than any number of asks, so that the share that is met always counts first. */
const SHARE = 1_000_000;

/** The share that is met, and among equals the fewer that are unmet. */
export function scoreOf(met: number, asked: number, unmet: number): number {
  return asked === 0 ? 0 : Math.round((met / asked) * SHARE) - unmet;
}

export function isBefore(one: PlaceInList, other: PlaceInList): boolean {
  if (one.score !== other.score) return one.score > other.score;
  if (one.deadline !== other.deadline) return one.deadline < other.deadline;
  return one.id < other.id;
}

const CURSOR = /^(-?\d{1,7})_(\d{1,14})_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

export function writeCursor({ score, deadline, id }: PlaceInList): string {
  return `${score}_${deadline}_${id}`;
}

export function readCursor(cursor: string | undefined): PlaceInList | undefined {
  if (cursor === undefined) return undefined;
  const [, score, deadline, id] = CURSOR.exec(cursor) ?? [];
  if (score === undefined || deadline === undefined || id === undefined) {
    throw new AppError('INVALID_INPUT', {
      fields: { cursor: 'This is not a cursor of this list' },
    });
  }
  return { score: Number(score), deadline: Number(deadline), id };
}
