import { AppError } from '../../platform/app-error.ts';

/** Where a page ended: in the list by deadline, the id tells calls of one moment apart. */
export type Place = { deadlineAt: Date; id: string };

/** Fourteen digits of milliseconds last until the year 5138. */
const CURSOR = /^(\d{1,14})_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

export function writeCursor({ deadlineAt, id }: Place): string {
  return `${deadlineAt.getTime()}_${id}`;
}

export function readCursor(cursor: string): Place {
  const [, milliseconds, id] = CURSOR.exec(cursor) ?? [];
  if (milliseconds === undefined || id === undefined) {
    throw new AppError('INVALID_INPUT', {
      fields: { cursor: 'This is not a cursor of this list' },
    });
  }
  return { deadlineAt: new Date(Number(milliseconds)), id };
}
