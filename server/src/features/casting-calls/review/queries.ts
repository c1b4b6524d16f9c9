import type { CallStatus } from '@callboard/contract/call-summary';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { users } from '../../auth/tables.ts';
import { clientCompanies } from '../../client-profiles/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { castingCalls } from '../tables.ts';

type Page = { after: Place | undefined; limit: number };

/** Those that waited longest first, with the company that is behind them. */
export async function listCallsByStatus(db: Queryable, status: CallStatus, { after, limit }: Page) {
  const isLater =
    after && sql`(${castingCalls.createdAt}, ${castingCalls.id}) > (${after.at}, ${after.id})`;
  return db
    .select({
      id: castingCalls.id,
      status: castingCalls.status,
      roleTitle: productionRoles.title,
      productionTitle: productions.title,
      companyName: clientCompanies.name,
      postedBy: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      description: productionRoles.description,
      createdAt: castingCalls.createdAt,
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .innerJoin(
      users,
      eq(users.id, sql`coalesce(${castingCalls.postedByUserId}, ${productions.createdByUserId})`),
    )
    .where(and(eq(castingCalls.status, status), isLater))
    .orderBy(asc(castingCalls.createdAt), asc(castingCalls.id))
    .limit(limit);
}
