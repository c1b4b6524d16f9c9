import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { titleForOutsiders } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import type { CallRow } from '../queries.ts';
import { castingCalls } from '../tables.ts';

/** In their order. Until the transaction ends nobody changes what they promise, or cancels one. */
export async function lockRoles(tx: Transaction, productionId: string, roleIds: readonly string[]) {
  return tx
    .select({ role: productionRoles, productionTitle: titleForOutsiders })
    .from(productionRoles)
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(
      and(
        eq(productionRoles.productionId, productionId),
        inArray(productionRoles.id, [...roleIds]),
      ),
    )
    .orderBy(asc(productionRoles.position), asc(productionRoles.id))
    .for('no key update', { of: productionRoles });
}

/** Nobody outside has seen them: what is published now takes their place. */
export async function deleteDraftCalls(tx: Transaction, roleIds: readonly string[]): Promise<void> {
  await tx
    .delete(castingCalls)
    .where(and(inArray(castingCalls.roleId, [...roleIds]), eq(castingCalls.status, 'draft')));
}

/** Those that could be made: a role that has a call, even of a moment ago, gets no second one. */
export async function insertCalls(
  tx: Transaction,
  calls: (typeof castingCalls.$inferInsert)[],
): Promise<CallRow[]> {
  return tx.insert(castingCalls).values(calls).onConflictDoNothing().returning();
}
