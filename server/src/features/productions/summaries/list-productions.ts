import { PRODUCTION_STATUSES, type ProductionStatus } from '@callboard/contract/production-choices';
import type { Actor } from '../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { seenBy } from '../policy.ts';
import { presentSummary } from './present-summary.ts';
import { countByStatus, listSummaries } from './queries.ts';

type Asked = {
  cursor?: string | undefined;
  limit: number;
  status?: ProductionStatus | undefined;
  search?: string | undefined;
  isArchived: boolean;
};

export async function listProductions({ db, clock }: Platform, actor: Actor, asked: Asked) {
  const { cursor, limit, status, search, isArchived } = asked;
  const wanted = { userId: seenBy(actor), isArchived, search };
  const page = { after: readCursor(cursor), limit: limit + 1, now: clock.now() };
  const [rows, counted] = await Promise.all([
    listSummaries(db, { ...wanted, statuses: status && [status] }, page),
    countByStatus(db, wanted),
  ]);
  const { shown, nextCursor } = pageOf(rows, limit, ({ updatedAt }) => updatedAt);
  return { items: shown.map(presentSummary), counts: withZeros(counted), nextCursor };
}

function withZeros(counted: readonly { status: ProductionStatus; count: number }[]) {
  const byStatus = new Map(counted.map(({ status, count }) => [status, count]));
  const entries = PRODUCTION_STATUSES.map((status) => [status, byStatus.get(status) ?? 0]);
  return Object.fromEntries(entries) as Record<ProductionStatus, number>;
}
