import type { Actor } from '../../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireProduction } from '../../../productions/require-rights.ts';
import { compareWithSent } from './compare-with-sent.ts';
import { loadSessions } from './load-sessions.ts';
import { presentSummary } from './present-summary.ts';
import { listSessions } from './queries.ts';

type Asked = { cursor?: string | undefined; limit: number; roleId?: string | undefined };

export async function listAuditions(
  { db, clock }: Platform,
  actor: Actor,
  productionId: string,
  { cursor, limit, roleId }: Asked,
) {
  const after = readCursor(cursor);
  await requireProduction(db, actor, productionId);
  const now = clock.now();
  const asked = { roleId, after, limit: limit + 1, now };
  const rows = await listSessions(db, productionId, asked);
  const { shown, nextCursor } = pageOf(rows, limit, ({ startsAt }) => startsAt);
  const sessions = await loadSessions(db, shown);
  const items = sessions.map((loaded) => presentSummary(loaded, compareWithSent(loaded, now)));
  return { items, nextCursor };
}
