import { type CallStatus, ENDED_CALL_STATUSES } from '@callboard/contract/call-summary';
import { and, eq, getTableColumns, inArray, notInArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { isCollaboration, standingColumns, titleForOutsiders } from '../productions/conditions.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../productions/tables.ts';
import { castingCalls } from './tables.ts';

export type CallRow = typeof castingCalls.$inferSelect;

const aroundCall = {
  ...getTableColumns(castingCalls),
  roleTitle: productionRoles.title,
  productionId: productions.id,
  productionTitle: productions.title,
  titleForOutsiders,
  companyId: productions.companyId,
  createdByUserId: productions.createdByUserId,
};
export type CallAround = CallRow & {
  roleTitle: string;
  productionId: string;
  productionTitle: string;
  titleForOutsiders: string;
  companyId: string;
  createdByUserId: string;
};

/** A call with how a person stands to its production. */
export async function findCallStanding(db: Queryable, callId: string, userId: string) {
  const [row] = await db
    .select({ ...aroundCall, collaboratorRights: standingColumns.collaboratorRights })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(castingCalls.id, callId));
  return row;
}

/** Until the transaction ends, nobody else changes, ends, renews or decides it. */
export async function lockCall(tx: Transaction, callId: string): Promise<CallAround | undefined> {
  const [row] = await selectAround(tx).where(eq(castingCalls.id, callId)).for('update', {
    of: castingCalls,
  });
  return row;
}

/** The call of a role that is not ended. */
export async function lockLiveCall(
  tx: Transaction,
  roleId: string,
): Promise<CallAround | undefined> {
  const [row] = await selectAround(tx)
    .where(and(eq(castingCalls.roleId, roleId), isLive))
    .for('update', { of: castingCalls });
  return row;
}

const isLive = notInArray(castingCalls.status, [...ENDED_CALL_STATUSES]);

function selectAround(tx: Transaction) {
  return tx
    .select(aroundCall)
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId));
}

export async function updateCall(
  tx: Transaction,
  callId: string,
  values: Partial<typeof castingCalls.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx.update(castingCalls).set(values).where(eq(castingCalls.id, callId));
}

const FOLLOWED: readonly CallStatus[] = ['open', 'in_review'];

/** The calls that someone may see or soon will, of a role or of all roles of a production. */
export async function listFollowedCallIds(
  db: Queryable,
  of: { roleId: string } | { productionId: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: castingCalls.id })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .where(
      and(
        'roleId' in of
          ? eq(productionRoles.id, of.roleId)
          : eq(productionRoles.productionId, of.productionId),
        inArray(castingCalls.status, [...FOLLOWED]),
      ),
    );
  return rows.map(({ id }) => id);
}
