import type { auditEndpoints } from '@callboard/contract/audit';
import type { QueryOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../platform/actor.ts';
import { pageOf, readCursor } from '../../platform/http/time-cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findNames } from './names/find-names.ts';
import { presentEntry } from './present-entry.ts';
import { listActs, listEntries } from './queries.ts';
import { readFilters } from './read-filters.ts';

type Asked = QueryOf<typeof auditEndpoints.trail>;

export async function listTrail(
  { db }: Platform,
  actor: Actor,
  { cursor, limit, ...filters }: Asked,
) {
  const page = { after: readCursor(cursor), limit: limit + 1 };
  const rows = await listEntries(db, readFilters(actor, filters), page);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt }) => createdAt);
  const names = await findNames(db, shown);
  return { items: shown.map((entry) => presentEntry(entry, names)), nextCursor };
}

export async function listActsByName({ db }: Platform) {
  return { items: (await listActs(db)).toSorted(), nextCursor: null };
}
