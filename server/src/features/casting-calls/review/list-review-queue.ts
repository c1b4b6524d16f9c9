import type { ReviewItem } from '@callboard/contract/call-review';
import type { CallStatus } from '@callboard/contract/call-summary';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readCautions } from '../cautions/read-cautions.ts';
import { listCallsByStatus } from './queries.ts';

type Asked = {
  status: CallStatus;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Each with the kinds of what was noticed in it; the words are read with the call itself. */
export async function listReviewQueue(
  { db }: Platform,
  { status, search = '', cursor, limit }: Asked,
): Promise<{ items: ReviewItem[]; nextCursor: string | null }> {
  const page = { after: readCursor(cursor), limit: limit + 1, search };
  const rows = await listCallsByStatus(db, status, page);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt }) => createdAt);
  const cautions = await readCautions(db, shown);
  const items = shown.map(({ createdAt, role, ...call }) => ({
    id: call.id,
    status: call.status,
    roleTitle: role.title,
    productionTitle: call.productionTitle,
    companyName: call.companyName,
    postedBy: call.postedBy,
    description: role.description,
    submittedAt: createdAt.toISOString(),
    cautions: [...new Set((cautions.get(call.id) ?? []).map(({ kind }) => kind))],
  }));
  return { items, nextCursor };
}
