import { and, eq, exists, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { clientProfiles } from '../../client-profiles/tables.ts';
import { productionCollaborators, productionRoles, productions } from '../../productions/tables.ts';
import { assignments, rosterEntries } from '../../representation/tables.ts';
import { talentProfiles } from '../tables.ts';

const isTrue = (condition: SQL) => sql<boolean>`${condition}`;

/** What a viewer is to the talent of the row; a visitor is nothing to anyone. */
export function standingTo(db: Queryable, viewerId: string | undefined) {
  const whether = (query: (viewerId: string) => SQLWrapper) =>
    isTrue(viewerId === undefined ? sql`false` : exists(query(viewerId)));
  return {
    isViewersTalent: whether((id) => agencyBetween(db, id)),
    isViewersApplicant: whether((id) => applicationToViewer(db, id)),
    isViewerOfVerifiedAgency: whether((id) => verifiedAgencyOf(db, id)),
  };
}

/**
 * An agency that has the talent on its roster and for which the viewer works with them: as owner or
 * admin, or assigned to them while on the team.
 */
function agencyBetween(db: Queryable, viewerId: string) {
  return db
    .select({ one: sql`1` })
    .from(rosterEntries)
    .innerJoin(businessPortfolios, eq(businessPortfolios.id, rosterEntries.portfolioId))
    .leftJoin(
      businessPortfolioMembers,
      and(
        eq(businessPortfolioMembers.portfolioId, rosterEntries.portfolioId),
        eq(businessPortfolioMembers.userId, viewerId),
      ),
    )
    .leftJoin(
      assignments,
      and(
        eq(assignments.portfolioId, rosterEntries.portfolioId),
        eq(assignments.talentProfileId, rosterEntries.talentProfileId),
        eq(assignments.userId, viewerId),
      ),
    )
    .where(
      and(
        eq(rosterEntries.talentProfileId, talentProfiles.id),
        or(
          eq(businessPortfolios.ownerUserId, viewerId),
          eq(businessPortfolioMembers.role, 'admin'),
          and(isNotNull(businessPortfolioMembers.userId), isNotNull(assignments.userId)),
        ),
      ),
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
