import type { Actor } from '../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProduction } from '../require-rights.ts';
import { listActivities } from './queries.ts';

type Page = { cursor?: string | undefined; limit: number };

/** What happened in a production, newest first. */
export async function listActivity(
  { db }: Platform,
  actor: Actor,
  productionId: string,
  { cursor, limit }: Page,
) {
  await requireProduction(db, actor, productionId);
  const page = { after: readCursor(cursor), limit: limit + 1 };
  const rows = await listActivities(db, productionId, page);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt }) => createdAt);
  const items = shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, nextCursor };
}
