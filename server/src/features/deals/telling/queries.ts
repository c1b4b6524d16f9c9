import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { titleForOutsiders } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';

/** What these roles and their productions are called, inside the team and outside of it. */
export async function listRoleNames(db: Queryable, roleIds: readonly string[]) {
  return db
    .select({
      roleId: productionRoles.id,
      productionId: productions.id,
      role: productionRoles.title,
      title: productions.title,
      titleForOutsiders,
    })
    .from(productionRoles)
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(inArray(productionRoles.id, [...roleIds]));
}
