import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { titleForOutsiders } from '../../../productions/conditions.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../../../productions/tables.ts';

/** What an application is for, in words for those outside the team and for the team. */
export async function getSubject(db: Queryable, roleId: string) {
  const [row] = await db
    .select({
      productionId: productions.id,
      roleId: productionRoles.id,
      roleTitle: productionRoles.title,
      title: productions.title,
      titleForOutsiders,
    })
    .from(productionRoles)
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(eq(productionRoles.id, roleId));
  if (row === undefined) throw new Error(`role ${roleId} is gone`);
  return row;
}

/** Whoever made the production, and the colleagues who may make offers in it. */
export async function listManagerIds(db: Queryable, productionId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: productions.createdByUserId })
    .from(productions)
    .where(eq(productions.id, productionId))
    .union(
      db
        .select({ userId: productionCollaborators.userId })
        .from(productionCollaborators)
        .where(
          and(
            eq(productionCollaborators.productionId, productionId),
            eq(productionCollaborators.rights, 'manage'),
          ),
        ),
    );
  return rows.map(({ userId }) => userId);
}
