import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import { titleForOutsiders } from '../../../productions/conditions.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productions } from '../../../productions/tables.ts';
import { applicationStatusChanges, applications } from '../../tables.ts';
import { isNewestDecision } from '../newest-decision/queries.ts';

/** What news of a role are called: those who read them know a secret production by its code name. */
export async function findRoleNames(db: Queryable, roleId: string) {
  const [row] = await db
    .select({
      productionId: productions.id,
      role: productionRoles.title,
      production: titleForOutsiders,
    })
    .from(productionRoles)
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(eq(productionRoles.id, roleId));
  if (row === undefined) throw new Error('an application without its role');
  return row;
}

/** What these acts moved and nobody outside was told of, where nothing came after it; they are locked. */
export async function listTellable(tx: Transaction, moveIds: readonly string[]) {
  const isMoved = inArray(applicationStatusChanges.moveId, [...moveIds]);
  return tx
    .select({
      id: applications.id,
      roleId: applications.roleId,
      talentProfileId: applications.talentProfileId,
      status: applications.status,
      toldStatus: applications.toldStatus,
      changeId: applicationStatusChanges.id,
    })
    .from(applicationStatusChanges)
    .innerJoin(applications, eq(applications.id, applicationStatusChanges.applicationId))
    .where(
      and(
        isMoved,
        isNull(applicationStatusChanges.undoneAt),
        isNull(applicationStatusChanges.toldAt),
        eq(applicationStatusChanges.toStatus, applications.status),
        isNull(applications.unsentAnswer),
        isNewestDecision(tx),
      ),
    )
    .orderBy(asc(applications.id));
}

type Told = { id: string; changeId: string };

/** From now on the talents' sides see what the team sees. */
export async function setTold(tx: Transaction, told: readonly Told[], now: Date): Promise<void> {
  const changeIds = told.map(({ changeId }) => changeId);
  await tx
    .update(applicationStatusChanges)
    .set({ toldAt: now })
    .where(sql`${applicationStatusChanges.id} = any(${sql.param(changeIds)}::uuid[])`);
  const isNews = sql`${applications.toldStatus} <> ${applications.status}`;
  await tx
    .update(applications)
    .set({ toldStatus: applications.status, toldSince: now, toldAnswer: null, updatedAt: now })
    .where(
      and(sql`${applications.id} = any(${sql.param(told.map(({ id }) => id))}::uuid[])`, isNews),
    );
}
