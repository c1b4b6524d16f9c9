import { and, eq, exists, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { applications } from '../applications/tables.ts';
import { users } from '../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../business-portfolios/tables.ts';
import { clientProfiles } from '../client-profiles/tables.ts';
import { productionCollaborators, productionRoles, productions } from '../productions/tables.ts';
import { assignments } from '../representation/tables.ts';
import { talentProfiles } from './tables.ts';

export async function insertTalentProfile(
  db: Queryable,
  profile: typeof talentProfiles.$inferInsert,
) {
  await db.insert(talentProfiles).values(profile);
}

export type WhichTalent = { profileId: string } | { userId: string };

/** A talent's photo, with all that decides whether this viewer may see it. */
export async function findTalentPhoto(db: Queryable, which: WhichTalent, viewerId: string) {
  const [talent] = await db
    .select({
      photoKey: talentProfiles.photoKey,
      userId: talentProfiles.userId,
      ownerUserId: talentProfiles.ownerUserId,
      visibility: talentProfiles.visibility,
      dateOfBirth: talentProfiles.dateOfBirth,
      suspendedAt: users.suspendedAt,
      isViewersTalent: isTrue(exists(viewersAssignment(db, viewerId))),
      isViewersApplicant: isTrue(exists(applicationToViewer(db, viewerId))),
      isViewerOfVerifiedAgency: isTrue(exists(verifiedAgencyOf(db, viewerId))),
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(
      'userId' in which
        ? eq(talentProfiles.userId, which.userId)
        : eq(talentProfiles.id, which.profileId),
    );
  return talent;
}

const isTrue = (condition: SQL) => sql<boolean>`${condition}`;

/** The agent works with this talent. */
function viewersAssignment(db: Queryable, viewerId: string) {
  return db
    .select({ one: sql`1` })
    .from(assignments)
    .where(
      and(eq(assignments.userId, viewerId), eq(assignments.talentProfileId, talentProfiles.id)),
    );
}

/** The talent applied to a production of the viewer's company, or to one the viewer takes part in. */
function applicationToViewer(db: Queryable, viewerId: string) {
  return db
    .select({ one: sql`1` })
    .from(applications)
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .leftJoin(
      clientProfiles,
      and(eq(clientProfiles.companyId, productions.companyId), eq(clientProfiles.userId, viewerId)),
    )
    .leftJoin(
      productionCollaborators,
      and(
        eq(productionCollaborators.productionId, productions.id),
        eq(productionCollaborators.userId, viewerId),
      ),
    )
    .where(
      and(
        eq(applications.talentProfileId, talentProfiles.id),
        or(isNotNull(clientProfiles.id), isNotNull(productionCollaborators.userId)),
      ),
    );
}

function verifiedAgencyOf(db: Queryable, viewerId: string) {
  return db
    .select({ one: sql`1` })
    .from(businessPortfolios)
    .leftJoin(
      businessPortfolioMembers,
      and(
        eq(businessPortfolioMembers.portfolioId, businessPortfolios.id),
        eq(businessPortfolioMembers.userId, viewerId),
      ),
    )
    .where(
      and(
        isNotNull(businessPortfolios.verifiedAt),
        or(
          eq(businessPortfolios.ownerUserId, viewerId),
          isNotNull(businessPortfolioMembers.userId),
        ),
      ),
    );
}
