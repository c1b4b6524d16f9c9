import { AppError } from '../../../platform/app-error.ts';
import type { Place } from './queries.ts';

/** How many views the last one has, and who it is. */
const CURSOR = /^(\d{1,9})_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

export function writePlace({ views, id }: Place): string {
  return `${views}_${id}`;
}

export function readPlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, views, id] = CURSOR.exec(cursor) ?? [];
  if (views === undefined || id === undefined) {
    throw new AppError('INVALID_INPUT', {
      fields: { cursor: 'This is not a cursor of this list' },
    });
  }
  return { views: Number(views), id };
}
