import { type ApplicationStatus, LIVE_STATUSES } from '@callboard/contract/application-moves';
import { LIMITS } from '@callboard/contract/limits';
import { and, desc, eq, exists, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { applications } from '../../../applications/tables.ts';
import { users } from '../../../auth/tables.ts';
import { businessPortfolios } from '../../../business-portfolios/tables.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { talentName } from '../../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import { auditionInvitations, auditionRoles, auditionSeats } from '../../tables.ts';
import type { Person } from '../plan/plan.ts';

type Of = typeof auditionInvitations | typeof auditionSeats;

const isOfApplication = ({ roleId, talentProfileId }: Of) =>
  and(eq(roleId, applications.roleId), eq(talentProfileId, applications.talentProfileId));

/**
 * A column of a role's board as the board shows it, newest first; nobody who waits in the tray, and
 * nobody who said no to this session. Twice as many as a session holds: so many may be in it already.
 */
export async function listColumn(
  db: Queryable,
  auditionId: string,
  { roleId, status }: { roleId: string; status: ApplicationStatus },
): Promise<Person[]> {
  const declined = db
    .select({ id: auditionInvitations.id })
    .from(auditionInvitations)
    .where(
      and(
        eq(auditionInvitations.auditionId, auditionId),
        isOfApplication(auditionInvitations),
        eq(auditionInvitations.status, 'declined'),
      ),
    );
  return db
    .select({ talentProfileId: applications.talentProfileId, roleId: applications.roleId })
    .from(applications)
    .where(
      and(
        eq(applications.roleId, roleId),
        eq(applications.status, status),
        isNull(applications.unsentAnswer),
        not(exists(declined)),
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(2 * LIMITS.auditionSeats);
}

/** Who of these applied to these roles, whatever became of it. */
export async function listApplied(db: Queryable, people: readonly Person[]): Promise<Person[]> {
  return db
    .selectDistinct({
      talentProfileId: applications.talentProfileId,
      roleId: applications.roleId,
    })
    .from(applications)
    .where(
      and(
        inArray(applications.roleId, [...new Set(people.map(({ roleId }) => roleId))]),
        sql`${applications.talentProfileId} = any(${sql.param(people.map(({ talentProfileId }) => talentProfileId))}::uuid[])`,
      ),
    );
}

type Asked = { roleId: string | undefined; q: string | undefined };

/** Applicants to a session's roles who are not in it, the furthest along first. */
export async function listApplicants(db: Queryable, auditionId: string, { roleId, q }: Asked) {
  const name = talentName;
  const names = sql`public.fold_text(concat_ws(' ', ${talentProfiles.stageName}, ${users.firstName}, ${users.lastName}))`;
  const folded = sql`public.fold_text(${q ?? ''}::text)`;
  const inPlan = db
    .select({ id: auditionSeats.auditionId })
    .from(auditionSeats)
    .where(and(eq(auditionSeats.auditionId, auditionId), isOfApplication(auditionSeats)));
  return db
    .select({
      talentProfileId: applications.talentProfileId,
      roleId: applications.roleId,
      applicationId: applications.id,
      name,
      photoKey: talentProfiles.photoKey,
      dateOfBirth: talentProfiles.dateOfBirth,
      agencyName: businessPortfolios.name,
      applicationStatus: applications.status,
    })
    .from(auditionRoles)
    .innerJoin(productionRoles, eq(productionRoles.id, auditionRoles.roleId))
    .innerJoin(applications, eq(applications.roleId, auditionRoles.roleId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, applications.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .leftJoin(businessPortfolios, eq(businessPortfolios.id, applications.portfolioId))
    .where(
      and(
        eq(auditionRoles.auditionId, auditionId),
        roleId === undefined ? undefined : eq(auditionRoles.roleId, roleId),
        isNull(productionRoles.cancelledAt),
        inArray(applications.status, [...LIVE_STATUSES]),
        isNull(applications.unsentAnswer),
        not(exists(inPlan)),
        q ? sql`${folded} <> '' and ${names} like '%' || ${folded} || '%'` : undefined,
      ),
    )
    .orderBy(
      sql`array_position(${sql.param([...LIVE_STATUSES])}::text[], ${applications.status}) desc`,
      desc(applications.createdAt),
      desc(applications.id),
    )
    .limit(LIMITS.boardPageSize);
}
