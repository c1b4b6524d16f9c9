import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { titleForOutsiders } from '../../../productions/conditions.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../../../productions/tables.ts';

/** What an application is for, in words for those outside the team and for the team. */
export async function getSubject(db: Queryable, roleId: string): Promise<Subject> {
  const subject = (await listSubjects(db, [roleId])).get(roleId);
  if (subject === undefined) throw new Error(`role ${roleId} is gone`);
  return subject;
}

export type Subject = {
  productionId: string;
  roleId: string;
  roleTitle: string;
  title: string;
  titleForOutsiders: string;
};

/** Those of several roles, by the role. */
export async function listSubjects(
  db: Queryable,
  roleIds: readonly string[],
): Promise<Map<string, Subject>> {
  const rows = await db
    .select({
      productionId: productions.id,
      roleId: productionRoles.id,
      roleTitle: productionRoles.title,
      title: productions.title,
      titleForOutsiders,
    })
    .from(productionRoles)
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(inArray(productionRoles.id, [...roleIds]));
  return new Map(rows.map((row) => [row.roleId, row]));
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
