import type { QueryOf } from '@callboard/contract/endpoint';
import type { verificationEndpoints } from '@callboard/contract/verification';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentTimes } from '../present-request.ts';
import { listByStatus } from './queries.ts';

type Asked = QueryOf<typeof verificationEndpoints.queue>;

export async function listQueue({ db }: Platform, { status, kind, cursor, limit }: Asked) {
  const page = { after: readCursor(cursor), limit: limit + 1 };
  const rows = await listByStatus(db, { status, kind, ...page });
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, decidedAt }) => {
    return decidedAt ?? createdAt;
  });
  return { items: shown.map((row) => ({ ...row, ...presentTimes(row) })), nextCursor };
}
