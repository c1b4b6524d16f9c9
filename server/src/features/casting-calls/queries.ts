import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { Place } from '../../platform/http/time-cursor.ts';
import { titleForOutsiders } from '../productions/conditions.ts';
import { productionRoles, productions } from '../productions/tables.ts';
import type { visibilitiesFor } from './policy.ts';
import { castingCalls } from './tables.ts';

type Listed = { visibilities: ReturnType<typeof visibilitiesFor>; now: Date };

/** Open, not past its deadline, of a role that is still cast, and for eyes such as these. */
function isListed({ visibilities, now }: Listed) {
  return and(
    eq(castingCalls.status, 'open'),
    gt(castingCalls.deadlineAt, now),
    inArray(castingCalls.visibility, [...visibilities]),
    isNull(productionRoles.cancelledAt),
  );
}

type Page = { after: Place | undefined; limit: number };

/** Those that close first at the top. */
export async function listOpenCalls(db: Queryable, listed: Listed, { after, limit }: Page) {
  const isLater =
    after && sql`(${castingCalls.deadlineAt}, ${castingCalls.id}) > (${after.at}, ${after.id})`;
  return db
    .select({
      id: castingCalls.id,
      roleId: castingCalls.roleId,
      roleTitle: productionRoles.title,
      roleType: productionRoles.roleType,
      productionTitle: titleForOutsiders,
      deadlineAt: castingCalls.deadlineAt,
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(and(isListed(listed), isLater))
    .orderBy(asc(castingCalls.deadlineAt), asc(castingCalls.id))
    .limit(limit);
}

export async function countOpenCalls(db: Queryable, listed: Listed): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .where(isListed(listed));
  return row?.count ?? 0;
}
