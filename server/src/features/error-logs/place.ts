import type { QueryOf } from '@callboard/contract/endpoint';
import type { errorLogEndpoints } from '@callboard/contract/error-logs';
import { readCursor } from '../../platform/http/time-cursor.ts';

export type Sort = QueryOf<typeof errorLogEndpoints.list>['sort'];

/** Where a page ended: by how often, or by the milliseconds at which it was last seen. */
export type Place = { value: number; id: string };

type Row = { id: string; count: number; lastSeenAt: Date };

export function readPlace(cursor: string | undefined): Place | undefined {
  const place = readCursor(cursor);
  return place && { value: place.at.getTime(), id: place.id };
}

export function writePlace(sort: Sort, { id, count, lastSeenAt }: Row): string {
  return `${sort === 'count' ? count : lastSeenAt.getTime()}_${id}`;
}
