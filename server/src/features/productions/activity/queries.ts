import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { users } from '../../auth/tables.ts';
import { productionRoles } from '../roles/tables.ts';
import { productionActivities } from './tables.ts';

export async function insertActivities(
  tx: Transaction,
  rows: (typeof productionActivities.$inferInsert)[],
): Promise<void> {
  await tx.insert(productionActivities).values(rows);
}

type Page = { after: Place | undefined; limit: number };

export async function listActivities(db: Queryable, productionId: string, { after, limit }: Page) {
  const { id, createdAt } = productionActivities;
  const isEarlier = after && sql`(${createdAt}, ${id}) < (${after.at}, ${after.id})`;
  return db
    .select({
      id,
      kind: productionActivities.kind,
      actorName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      roleId: productionActivities.roleId,
      roleTitle: productionRoles.title,
      detail: productionActivities.detail,
      createdAt,
    })
    .from(productionActivities)
    .leftJoin(users, eq(users.id, productionActivities.actorUserId))
    .leftJoin(productionRoles, eq(productionRoles.id, productionActivities.roleId))
    .where(and(eq(productionActivities.productionId, productionId), isEarlier))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
