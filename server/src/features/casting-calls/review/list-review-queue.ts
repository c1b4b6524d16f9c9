import type { CallStatus } from '@callboard/contract/call-summary';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listCallsByStatus } from './queries.ts';

type Asked = { status: CallStatus; cursor?: string | undefined; limit: number };

export async function listReviewQueue({ db }: Platform, { status, cursor, limit }: Asked) {
  const page = { after: readCursor(cursor), limit: limit + 1 };
  const rows = await listCallsByStatus(db, status, page);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt }) => createdAt);
  const items = shown.map(({ createdAt, ...call }) => {
    return { ...call, submittedAt: createdAt.toISOString() };
  });
  return { items, nextCursor };
}
