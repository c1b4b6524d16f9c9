import { AppError } from '../../../../platform/app-error.ts';

/** Where a talent stands in the roster, whichever way it is sorted. */
export type RosterPlace = { id: string; foldedName: string; addedAt: Date; waiting: number };

const CURSOR = /^(\d{1,9})_(\d{1,14})_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})_([^\0]*)$/u;

export function writeCursor({ id, foldedName, addedAt, waiting }: RosterPlace): string {
  return `${waiting}_${addedAt.getTime()}_${id}_${foldedName}`;
}

export function readCursor(cursor: string | undefined): RosterPlace | undefined {
  if (cursor === undefined) return undefined;
  const [, waiting, addedAt, id, foldedName] = CURSOR.exec(cursor) ?? [];
  if (id === undefined || foldedName === undefined) {
    throw new AppError('INVALID_INPUT', {
      fields: { cursor: 'This is not a cursor of this list' },
    });
  }
  return { id, foldedName, addedAt: new Date(Number(addedAt)), waiting: Number(waiting) };
}
