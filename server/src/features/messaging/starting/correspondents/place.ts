import { AppError } from '../../../../platform/app-error.ts';

/** Where a page of people by name ended. */
export type NamePlace = { id: string; foldedName: string };

const CURSOR = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})_([^\0]*)$/u;

export function writeCursor({ id, foldedName }: NamePlace): string {
  return `${id}_${foldedName}`;
}

export function readCursor(cursor: string | undefined): NamePlace | undefined {
  if (cursor === undefined) return undefined;
  const [, id, foldedName] = CURSOR.exec(cursor) ?? [];
  if (id === undefined || foldedName === undefined) {
    throw new AppError('INVALID_INPUT', {
      fields: { cursor: 'This is not a cursor of this list' },
    });
  }
  return { id, foldedName };
}
