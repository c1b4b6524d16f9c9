import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { applications } from '../../../applications/tables.ts';
import { users } from '../../../auth/tables.ts';
import { clientCompanies } from '../../../client-profiles/tables.ts';
import { reports } from '../../../moderation/tables.ts';
import { ndaAgreements, productionFiles } from '../../../productions/files/tables.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productionDates, productions } from '../../../productions/tables.ts';
import { castingCalls } from '../../tables.ts';
import { audienceColumns } from '../open-calls/queries.ts';
import { isInvited, isLatestApplication, isPoster, opportunityColumns } from '../queries.ts';

/** Whatever its deadline. */
export const isOpen = sql<boolean>`(${castingCalls.status} = 'open'
  and ${productionRoles.cancelledAt} is null and ${users.suspendedAt} is null)`;

/** A call with whom it is for, and whether one of these talents applied to it. */
export async function findCallStanding(
  db: Queryable,
  callId: string,
  talentProfileIds: readonly string[],
) {
  const hasOwnApplication = sql<boolean>`exists (
    select 1 from ${applications} where ${applications.callId} = ${castingCalls.id}
      and ${applications.talentProfileId} = any(${sql.param([...talentProfileIds])}::uuid[])
  )`;
  const [row] = await db
    .select({ id: castingCalls.id, isOpen, hasOwnApplication, ...audienceColumns })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(users, isPoster)
    .where(eq(castingCalls.id, callId));
  return row;
}

type Which = { callId: string; userId: string; talentProfileId: string | undefined };

/** All that the page of a call tells, as one user and the named talent stand to it. */
export async function findWholeCall(db: Queryable, { callId, userId, talentProfileId }: Which) {
  const hasAgreedToNda = sql<boolean>`exists (
    select 1 from ${ndaAgreements} where ${ndaAgreements.productionId} = ${productions.id}
      and ${ndaAgreements.userId} = ${userId}
  )`;
  const hasReported = sql<boolean>`exists (
    select 1 from ${reports} where ${reports.subject} = 'call'
      and ${reports.subjectId} = ${castingCalls.id} and ${reports.reporterUserId} = ${userId}
  )`;
  const [row] = await db
    .select({
      shown: { ...opportunityColumns, isInvited: isInvited(talentProfileId ?? null) },
      call: { status: castingCalls.status, version: castingCalls.version, isOpen },
      role: getTableColumns(productionRoles),
      production: {
        id: productions.id,
        synopsis: productions.synopsis,
        director: productions.director,
        castingDirector: productions.castingDirector,
        isConfidential: productions.isConfidential,
        ndaText: productions.ndaText,
        coverFolder: productions.coverFolder,
      },
      applicationCallId: applications.callId,
      hasAgreedToNda,
      hasReported,
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .innerJoin(users, isPoster)
    .leftJoin(applications, isLatestApplication(talentProfileId ?? null))
    .where(eq(castingCalls.id, callId));
  return row;
}
export type WholeCall = NonNullable<Awaited<ReturnType<typeof findWholeCall>>>;

/** Its roles' own sides and those of everybody, in the order of their names. */
export async function listSides(
  db: Queryable,
  { productionId, roleId }: { productionId: string; roleId: string },
) {
  return db
    .select({
      id: productionFiles.id,
      fileName: productionFiles.fileName,
      bytes: productionFiles.bytes,
    })
    .from(productionFiles)
    .where(
      and(
        eq(productionFiles.productionId, productionId),
        eq(productionFiles.kind, 'sides'),
        or(eq(productionFiles.roleId, roleId), isNull(productionFiles.roleId)),
      ),
    )
    .orderBy(asc(productionFiles.fileName), asc(productionFiles.id))
    .limit(LIMITS.productionFiles);
}

export async function listDates(db: Queryable, productionId: string) {
  return db
    .select({
      label: productionDates.label,
      from: productionDates.from,
      to: productionDates.to,
    })
    .from(productionDates)
    .where(eq(productionDates.productionId, productionId))
    .orderBy(asc(productionDates.from), asc(productionDates.position))
    .limit(LIMITS.productionDates);
}

export async function listRoleTitles(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ title: productionRoles.title })
    .from(productionRoles)
    .where(inArray(productionRoles.id, [...ids]))
    .orderBy(asc(productionRoles.position), asc(productionRoles.id))
    .limit(LIMITS.roles);
  return rows.map(({ title }) => title);
}

/** The other open calls that were released together with one, in the order of their roles. */
export async function listSiblings(
  db: Queryable,
  { callId, breakdownId, now }: { callId: string; breakdownId: string; now: Date },
) {
  return db
    .select({
      id: castingCalls.id,
      roleTitle: productionRoles.title,
      talentTypeId: productionRoles.talentTypeId,
      crewRoleId: productionRoles.crewRoleId,
      ...audienceColumns,
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .where(
      and(
        eq(castingCalls.breakdownId, breakdownId),
        ne(castingCalls.id, callId),
        eq(castingCalls.status, 'open'),
        gt(castingCalls.deadlineAt, now),
        isNull(productionRoles.cancelledAt),
      ),
    )
    .orderBy(asc(productionRoles.position), asc(castingCalls.id))
    .limit(LIMITS.roles);
}
