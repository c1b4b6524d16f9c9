import type { adminUserEndpoints } from '@callboard/contract/admin-users';
import type { QueryOf } from '@callboard/contract/endpoint';
import { pageOf, readCursor } from '../../platform/http/time-cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentUser } from './present-user.ts';
import { countUsers, listUsers } from './queries.ts';
import { searchPatterns } from './search-words.ts';

type Asked = QueryOf<typeof adminUserEndpoints.list>;

const COUNTED_UP_TO = 10_000;

export async function listUsersFor(
  { db }: Platform,
  { search = '', cursor, limit, ...filters }: Asked,
) {
  const patterns = searchPatterns(search);
  if (patterns === undefined) return { items: [], total: 0, nextCursor: null };
  const wanted = { ...filters, patterns };
  const [rows, total] = await Promise.all([
    listUsers(db, wanted, { after: readCursor(cursor), limit: limit + 1 }),
    countUsers(db, wanted, COUNTED_UP_TO),
  ]);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt }) => createdAt);
  return { items: shown.map(presentUser), total, nextCursor };
}
