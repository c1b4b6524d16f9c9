import { and, eq, gt, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { applications } from '../../applications/tables.ts';
import { users } from '../../auth/tables.ts';
import { clientCompanies } from '../../client-profiles/tables.ts';
import { titleForOutsiders } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { castingCallInvitees, castingCalls } from '../tables.ts';

/** Whether whoever posted the call is verified; `users` are joined as the posters. */
export const isVerifiedCompany = sql<boolean>`${users.verifiedProfessionalStatus} = 'verified'`;

/** What lists and pages of calls tell; `applications` are joined as the named talent's own. */
export const opportunityColumns = {
  id: castingCalls.id,
  breakdownId: castingCalls.breakdownId,
  roleId: castingCalls.roleId,
  roleTitle: productionRoles.title,
  roleType: productionRoles.roleType,
  talentTypeId: productionRoles.talentTypeId,
  crewRoleId: productionRoles.crewRoleId,
  description: productionRoles.description,
  productionId: productions.id,
  productionTitle: titleForOutsiders,
  productionTypeId: productions.typeId,
  isConfidential: productions.isConfidential,
  companyName: sql<string>`coalesce(${productions.companyName}, ${clientCompanies.name})`,
  isVerifiedCompany,
  city: productionRoles.city,
  countryId: productionRoles.countryId,
  payKind: productionRoles.payKind,
  payAmount: productionRoles.payAmount,
  payUnit: productionRoles.payUnit,
  payCurrency: productionRoles.payCurrency,
  unionStatus: productionRoles.unionStatus,
  workFrom: productionRoles.workFrom,
  workTo: productionRoles.workTo,
  requestedMedia: productionRoles.requestedMedia,
  deadlineAt: castingCalls.deadlineAt,
  openedAt: sql<Date>`coalesce(${castingCalls.openedAt}, ${castingCalls.createdAt})`.mapWith(
    castingCalls.createdAt,
  ),
  answeredPercent: clientCompanies.answeredPercent,
  answerDays: clientCompanies.answerDays,
  applicationId: applications.id,
  /** What the talent's side was told, never where it stands for the team. */
  toldStatus: applications.toldStatus,
};

export const isPoster = sql`${users.id} = coalesce(${castingCalls.postedByUserId}, ${productions.createdByUserId})`;

/** A talent's latest application to the role of the row; no talent, no application. */
export function isLatestApplication(talentProfileId: string | null | Placeholder): SQL {
  return sql`${applications.id} = (
    select latest.id from ${applications} as latest
    where latest.role_id = ${castingCalls.roleId} and latest.talent_profile_id = ${talentProfileId}::uuid
    order by latest.created_at desc, latest.id desc limit 1
  )`;
}

/** Whether a talent was asked to apply to the call of the row. */
export function isInvited(talentProfileId: string | null | Placeholder): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${castingCallInvitees} where ${castingCallInvitees.callId} = ${castingCalls.id}
      and ${castingCallInvitees.talentProfileId} = ${talentProfileId}::uuid
  )`;
}

type Which = { ids: readonly string[]; talentProfileId: string | undefined; now: Date };

/** Those of these calls that are still open, by their ids. */
export async function listOpportunityRows(
  db: Queryable,
  { ids, talentProfileId, now }: Which,
): Promise<Map<string, OpportunityRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectOpportunities(db, { ids, talentProfileId, now });
  return new Map(rows.map((row) => [row.id, row]));
}
export type OpportunityRow = Awaited<ReturnType<typeof selectOpportunities>>[number];

async function selectOpportunities(db: Queryable, { ids, talentProfileId, now }: Which) {
  return prepared(db, 'list_opportunities', () =>
    db
      .select({ ...opportunityColumns, isInvited: isInvited(sql.placeholder('talentProfileId')) })
      .from(castingCalls)
      .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
      .innerJoin(productions, eq(productions.id, productionRoles.productionId))
      .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
      .innerJoin(users, isPoster)
      .leftJoin(applications, isLatestApplication(sql.placeholder('talentProfileId')))
      .where(
        and(
          sql`${castingCalls.id} = any(${sql.placeholder('ids')}::uuid[])`,
          eq(castingCalls.status, 'open'),
          gt(castingCalls.deadlineAt, sql.placeholder('now')),
          isNull(productionRoles.cancelledAt),
        ),
      )
      .prepare('list_opportunities'),
  ).execute({ ids: [...ids], talentProfileId: talentProfileId ?? null, now });
}
