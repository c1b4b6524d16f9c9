import type { QueryOf } from '@callboard/contract/endpoint';
import type { errorLogEndpoints } from '@callboard/contract/error-logs';
import type { Platform } from '../../platform/platform.ts';
import { readPlace, writePlace } from './place.ts';
import { presentError } from './present-error.ts';
import { listErrors as listRows } from './queries.ts';

type Asked = QueryOf<typeof errorLogEndpoints.list>;

export async function listErrors({ db }: Platform, { status, sort, search, cursor, limit }: Asked) {
  const after = readPlace(cursor);
  const rows = await listRows(db, { status, sort, search, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isMore = last !== undefined && rows.length > limit;
  return { items: shown.map(presentError), nextCursor: isMore ? writePlace(sort, last) : null };
}
