import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { productionRoles } from './roles/tables.ts';
import { productionCollaborators, productions, productionViewers } from './tables.ts';

/**
 * Whether a row of `productions` is one that this client works on: they made it, or they take part
 * in it. Goes into the condition of every list that shows clients something of their productions.
 * A list of ids rather than an `or`, so that both halves come from their index.
 */
export function isVisibleProduction(userId: string | Placeholder): SQL {
  return sql`${productions.id} in (
    select ${productions.id} from ${productions} where ${productions.createdByUserId} = ${userId}
    union all
    select ${productionCollaborators.productionId} from ${productionCollaborators}
    where ${productionCollaborators.userId} = ${userId}
  )`;
}

/** What talents and agents read: a confidential production goes by its code name. */
export const titleForOutsiders = sql<string>`case when ${productions.isConfidential} then ${productions.codeName} else ${productions.title} end`;

/** How a person stands to the production of the row; `productionCollaborators` are joined as theirs. */
export const standingColumns = {
  productionId: productions.id,
  companyId: productions.companyId,
  isConfidential: productions.isConfidential,
  coverFolder: productions.coverFolder,
  createdByUserId: productions.createdByUserId,
  collaboratorRights: productionCollaborators.rights,
};

export function isCollaboration(userId: string) {
  return and(
    eq(productionCollaborators.productionId, productions.id),
    eq(productionCollaborators.userId, userId),
  );
}

export async function findProductionStanding(db: Queryable, productionId: string, userId: string) {
  const [row] = await db
    .select(standingColumns)
    .from(productions)
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(productions.id, productionId));
  return row;
}

export async function findRoleStanding(db: Queryable, roleId: string, userId: string) {
  const [row] = await db
    .select({
      ...standingColumns,
      roleId: productionRoles.id,
      roleTitle: productionRoles.title,
      roleType: productionRoles.roleType,
      cancelledAt: productionRoles.cancelledAt,
    })
    .from(productionRoles)
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(productionRoles.id, roleId));
  return row;
}

export async function listTeamUserIds(db: Queryable, productionIds: readonly string[]) {
  return db
    .selectDistinct({
      productionId: productionViewers.productionId,
      userId: productionViewers.userId,
    })
    .from(productionViewers)
    .where(inArray(productionViewers.productionId, [...productionIds]));
}
