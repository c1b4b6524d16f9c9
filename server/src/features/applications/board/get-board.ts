import type { Actor } from '../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRole } from '../../productions/require-rights.ts';
import { presentCard } from './present-card.ts';
import { countBoard, listCards } from './queries.ts';

type Asked = { cursor?: string | undefined; limit: number; ids?: string | string[] | undefined };

/** A role's applications as faces, the newest first, and how many stand where. */
export async function getBoard(
  { db, clock }: Platform,
  actor: Actor,
  roleId: string,
  { cursor, limit, ids }: Asked,
) {
  const after = readCursor(cursor);
  const { rights } = await requireRole(db, actor, roleId);
  const page = { ids: ids === undefined ? undefined : [ids].flat(), after, limit: limit + 1 };
  const [rows, counts] = await Promise.all([
    listCards(db, roleId, actor.user.id, page),
    countBoard(db, roleId),
  ]);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt }) => createdAt);
  return { items: shown.map((row) => presentCard(clock, row)), nextCursor, counts, rights };
}
