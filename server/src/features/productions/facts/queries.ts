import { LIMITS } from '@callboard/contract/limits';
import type { ProductionForm } from '@callboard/contract/productions';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { clientCompanies } from '../../client-profiles/tables.ts';
import { productionTypes } from '../../reference-data/tables.ts';
import { productionRoles } from '../roles/tables.ts';
import { companyName, funnel } from '../summaries/queries.ts';
import { productionDates, productions } from '../tables.ts';

type Dates = ProductionForm['dates'];
export type ProductionRow = NonNullable<Awaited<ReturnType<typeof findProduction>>>;

const dates = sql<Dates>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'label', ${productionDates.label}, 'from', ${productionDates.from},
    'to', ${productionDates.to}, 'note', ${productionDates.note}) order by ${productionDates.position}), '[]')
  from ${productionDates} where ${productionDates.productionId} = ${productions.id})`;

export async function findProduction(db: Queryable, id: string) {
  const { foldedTitle: _, ...columns } = getTableColumns(productions);
  const [production] = await db
    .select({
      ...columns,
      companyName,
      /** As it is kept: none where it is the client's own. */
      otherCompanyName: productions.companyName,
      ownCompanyName: clientCompanies.name,
      type: productionTypes.name,
      dates,
      funnel,
    })
    .from(productions)
    .innerJoin(productionTypes, eq(productionTypes.id, productions.typeId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .where(eq(productions.id, id));
  return production;
}

export async function insertProduction(tx: Transaction, row: typeof productions.$inferInsert) {
  await tx.insert(productions).values(row);
}

export async function updateProduction(
  tx: Transaction,
  id: string,
  changes: Partial<typeof productions.$inferInsert> & { updatedAt: Date },
) {
  await tx.update(productions).set(changes).where(eq(productions.id, id));
}

/**
 * Until the transaction ends, nobody else changes it. Whoever writes down what happened in it need not
 * wait, and so never holds what this one needs.
 */
export async function lockProduction(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ id: productions.id, coverFolder: productions.coverFolder })
    .from(productions)
    .where(eq(productions.id, id))
    .for('no key update');
  return row;
}

export async function replaceDates(tx: Transaction, productionId: string, given: Dates) {
  await tx.delete(productionDates).where(eq(productionDates.productionId, productionId));
  if (given.length === 0) return;
  await tx
    .insert(productionDates)
    .values(given.map((date, position) => ({ ...date, productionId, position })));
}

export type RoleRow = Awaited<ReturnType<typeof listRoleRows>>[number];

/** A production's roles as they are kept, in their order. */
export async function listRoleRows(tx: Transaction, productionId: string) {
  const { foldedTitle: _, ...columns } = getTableColumns(productionRoles);
  return tx
    .select(columns)
    .from(productionRoles)
    .where(eq(productionRoles.productionId, productionId))
    .orderBy(asc(productionRoles.position), asc(productionRoles.id))
    .limit(LIMITS.roles);
}

export async function insertRoleRows(tx: Transaction, rows: readonly RoleRow[]) {
  if (rows.length > 0) await tx.insert(productionRoles).values([...rows]);
}
