import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { auditEntries } from '../../../platform/audit/tables.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { agentProfiles } from '../../agent-profiles/tables.ts';
import { applications } from '../../applications/tables.ts';
import { auditionInvitations } from '../../auditions/tables.ts';
import { users } from '../../auth/tables.ts';
import { backgroundBookings, backgroundDays } from '../../background/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { availabilityChecks } from '../../deals/availability-checks/tables.ts';
import { holds } from '../../deals/holds/tables.ts';
import { media } from '../../media/tables.ts';
import { titleForOutsiders } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { galleryPhotos } from '../../talent-profiles/gallery/tables.ts';
import { portfolioItems } from '../../talent-profiles/portfolio/tables.ts';
import { assignments, representations, rosterEntries } from '../tables.ts';

type Page = {
  after: Place | undefined;
  limit: number;
  /** With what a guardian answered to agencies. */
  isWithAgreements: boolean;
};
type Whose = { userId: string; talentProfileId: string };
export type ActRow = Awaited<ReturnType<typeof listActsFor>>[number];

/** What others did for a talent, the newest first, each with who it was. */
export async function listActsFor(
  db: Queryable,
  { userId, talentProfileId }: Whose,
  { after, limit, isWithAgreements }: Page,
) {
  const { id, createdAt, onBehalfOfUserId, targetKind } = auditEntries;
  const isFurther = after && sql`(${createdAt}, ${id}) < (${after.at}, ${after.id})`;
  const isShown = isWithAgreements ? undefined : ne(targetKind, 'representation');
  return db
    .select({
      id,
      at: createdAt,
      act: auditEntries.act,
      target: { kind: targetKind, id: auditEntries.targetId },
      difference: auditEntries.difference,
      actor: {
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        photoKey: agentProfiles.photoKey,
      },
      agencyName: agencyOfActor(talentProfileId),
    })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorUserId))
    .leftJoin(agentProfiles, eq(agentProfiles.userId, users.id))
    .where(and(eq(onBehalfOfUserId, userId), isShown, isFurther))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The policy's rule, for the actor of the row: through which agency they work for the talent now. */
function agencyOfActor(talentProfileId: string) {
  return sql<string | null>`(
    select ${businessPortfolios.name} from ${rosterEntries}
    join ${businessPortfolios} on ${businessPortfolios.id} = ${rosterEntries.portfolioId}
    left join ${businessPortfolioMembers}
      on ${businessPortfolioMembers.portfolioId} = ${rosterEntries.portfolioId}
      and ${businessPortfolioMembers.userId} = ${users.id}
    left join ${assignments}
      on ${assignments.portfolioId} = ${rosterEntries.portfolioId}
      and ${assignments.talentProfileId} = ${rosterEntries.talentProfileId}
      and ${assignments.userId} = ${users.id}
    where ${rosterEntries.talentProfileId} = ${talentProfileId} and (
      ${businessPortfolios.ownerUserId} = ${users.id}
      or ${businessPortfolioMembers.role} = 'admin'
      or (${businessPortfolioMembers.userId} is not null and ${assignments.userId} is not null)
    )
    order by ${businessPortfolios.name}, ${businessPortfolios.id} limit 1
  )`;
}

const roleInWords = sql<string>`${productionRoles.title} || ' in ' || ${titleForOutsiders}`;

/** Which role of what each application is for, as those outside the team may know it. */
export async function listRolesOfApplications(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: applications.id, words: roleInWords })
    .from(applications)
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(inArray(applications.id, [...ids]));
}

/** The same of calls. */
export async function listRolesOfCalls(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: castingCalls.id, words: roleInWords })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(inArray(castingCalls.id, [...ids]));
}

/** The same of availability checks and holds. */
export async function listRolesOfDeals(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const ofTable = (table: typeof availabilityChecks | typeof holds) =>
    db
      .select({ id: table.id, words: roleInWords })
      .from(table)
      .innerJoin(productionRoles, eq(productionRoles.id, table.roleId))
      .innerJoin(productions, eq(productions.id, productionRoles.productionId))
      .where(inArray(table.id, [...ids]));
  return ofTable(availabilityChecks).unionAll(ofTable(holds));
}

/** The same of invitations to auditions. */
export async function listRolesOfInvitations(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: auditionInvitations.id, words: roleInWords })
    .from(auditionInvitations)
    .innerJoin(productionRoles, eq(productionRoles.id, auditionInvitations.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(inArray(auditionInvitations.id, [...ids]));
}

/** The same of background days that somebody was asked for. */
export async function listRolesOfBookings(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: backgroundBookings.id, words: roleInWords })
    .from(backgroundBookings)
    .innerJoin(backgroundDays, eq(backgroundDays.id, backgroundBookings.backgroundDayId))
    .innerJoin(productionRoles, eq(productionRoles.id, backgroundDays.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(inArray(backgroundBookings.id, [...ids]));
}

/** With which agency each agreement is. */
export async function listAgenciesOfAgreements(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: representations.id, words: businessPortfolios.name })
    .from(representations)
    .innerJoin(businessPortfolios, eq(businessPortfolios.id, representations.portfolioId))
    .where(inArray(representations.id, [...ids]));
}

/** How files, photos and pieces of work are called that are still there. */
export async function listTitles(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const named = sql`any(${sql.param([...ids])}::uuid[])`;
  const { rows } = await db.execute<{ id: string; words: string }>(sql`
    select ${media.id}, ${media.fileName} as words from ${media} where ${media.id} = ${named}
    union all
    select ${galleryPhotos.id}, coalesce(${galleryPhotos.caption}, ${media.fileName})
      from ${galleryPhotos} join ${media} on ${media.id} = ${galleryPhotos.mediaId}
      where ${galleryPhotos.id} = ${named}
    union all
    select ${portfolioItems.id}, ${portfolioItems.title}
      from ${portfolioItems} where ${portfolioItems.id} = ${named}
  `);
  return rows;
}
