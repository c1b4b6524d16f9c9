import type { BoardCounts, ProductionRole } from '@callboard/contract/production-roles';
import type { CallRow, RoleRow } from './queries.ts';

const NOBODY: BoardCounts = {
  all: 0,
  submitted: 0,
  viewed: 0,
  shortlisted: 0,
  audition: 0,
  callback: 0,
  offered: 0,
  booked: 0,
  unsent: 0,
  ended: 0,
};

type Around = { call: CallRow | undefined; counts: BoardCounts | undefined };

export function presentRole(row: RoleRow, { call, counts }: Around): ProductionRole {
  return {
    ...row,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    call: call ? presentCall(call) : null,
    counts: counts ?? NOBODY,
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
