import { type BoardCounts, NOBODY_YET } from '@callboard/contract/board-counts';
import type { ProductionRole } from '@callboard/contract/production-roles';
import type { CallRow, RoleRow } from './queries.ts';

type Around = { call: CallRow | undefined; counts: BoardCounts | undefined };

export function presentRole(row: RoleRow, { call, counts }: Around): ProductionRole {
  return {
    ...row,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    call: call ? presentCall(call) : null,
    counts: counts ?? NOBODY_YET,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentCall(call: CallRow): NonNullable<ProductionRole['call']> {
  return {
    ...call,
    deadlineAt: call.deadlineAt.toISOString(),
    openedAt: call.openedAt?.toISOString() ?? null,
    endedAt: call.endedAt?.toISOString() ?? null,
  };
}
