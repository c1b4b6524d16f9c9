import type { ProductionRole } from '@callboard/contract/production-roles';
import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProduction } from '../require-rights.ts';
import { presentRole } from './present-role.ts';
import { listBoardCounts, listCallsOf, listRoleRows, type RoleRow } from './queries.ts';

export async function listRoles({ db }: Platform, actor: Actor, productionId: string) {
  await requireProduction(db, actor, productionId);
  const rows = await listRoleRows(db, productionId);
  return { items: await withCalls(db, rows), nextCursor: null };
}

/** Each role with its call and how many applied. */
export async function withCalls(db: Queryable, rows: RoleRow[]): Promise<ProductionRole[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const calls = new Map((await listCallsOf(db, ids)).map((call) => [call.roleId, call]));
  const counted = new Map((await listBoardCounts(db, ids)).map((row) => [row.roleId, row]));
  return rows.map((row) =>
    presentRole(row, { call: calls.get(row.id), counts: counted.get(row.id) }),
  );
}
