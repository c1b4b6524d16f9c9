import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import { clientCompanies } from '../../../client-profiles/tables.ts';
import { roleFactColumns } from '../../../fit/conditions.ts';
import { titleForOutsiders } from '../../../productions/conditions.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productions } from '../../../productions/tables.ts';
import { castingCallAgencies, castingCallInvitees, castingCalls } from '../../tables.ts';

const postedBy = sql<string>`coalesce(${castingCalls.postedByUserId}, ${productions.createdByUserId})`;

/** Whom a call is for. */
export const audienceColumns = {
  visibility: castingCalls.visibility,
  agencyIds: sql<string[]>`case when ${castingCalls.visibility} = 'chosen_agencies' then array(
    select ${castingCallAgencies.portfolioId} from ${castingCallAgencies}
    where ${castingCallAgencies.callId} = ${castingCalls.id}
  ) else '{}' end`,
  inviteeIds: sql<string[]>`array(
    select ${castingCallInvitees.talentProfileId} from ${castingCallInvitees}
    where ${castingCallInvitees.callId} = ${castingCalls.id}
  )`,
};

const columns = {
  ...audienceColumns,
  id: castingCalls.id,
  deadlineAt: castingCalls.deadlineAt,
  postedBy,
  title: productionRoles.title,
  description: productionRoles.description,
  payKind: productionRoles.payKind,
  workFrom: productionRoles.workFrom,
  workTo: productionRoles.workTo,
  ...roleFactColumns,
  productionTypeId: productions.typeId,
  productionTitle: titleForOutsiders,
  isConfidential: productions.isConfidential,
  companyName: sql<string>`coalesce(${productions.companyName}, ${clientCompanies.name})`,
};
export type OpenCallRow = Awaited<ReturnType<typeof listOpenCalls>>[number];

/** Open calls of roles that are still cast, of clients who are not shut out. */
async function listOpenCalls(db: Queryable, which: SQL | undefined, limit?: number) {
  const query = db
    .select(columns)
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .innerJoin(users, eq(users.id, postedBy))
    .where(
      and(
        eq(castingCalls.status, 'open'),
        isNull(productionRoles.cancelledAt),
        isNull(users.suspendedAt),
        which,
      ),
    )
    .orderBy(asc(castingCalls.id));
  return limit === undefined ? query : query.limit(limit);
}

/** All of them that are not past their deadline, in pages. */
export async function listOpenCallsAfter(
  db: Queryable,
  { after, now, limit }: { after: string | undefined; now: Date; limit: number },
) {
  const isLater = after === undefined ? undefined : gt(castingCalls.id, after);
  return listOpenCalls(db, and(gt(castingCalls.deadlineAt, now), isLater), limit);
}

/** Of these, and of these people's, those that are open now. */
export async function listOpenCallsAmong(
  db: Queryable,
  { callIds, posterIds }: { callIds: readonly string[]; posterIds: readonly string[] },
) {
  const isMeant = inArray(castingCalls.id, [...callIds]);
  if (posterIds.length === 0) return listOpenCalls(db, isMeant);
  return listOpenCalls(db, or(isMeant, inArray(postedBy, [...posterIds])));
}
