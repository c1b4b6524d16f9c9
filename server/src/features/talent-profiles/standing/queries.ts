import { and, eq, exists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { users } from '../../auth/tables.ts';
import { isVisibleProduction } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { agencyBetween, verifiedAgencyOf } from '../../representation/conditions.ts';
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

/** All that decides what a viewer may see of a talent; `talentProfiles` and their `users` are joined. */
export function talentTo(db: Queryable, viewerId: string | undefined) {
  return {
    userId: talentProfiles.userId,
    ownerUserId: talentProfiles.ownerUserId,
    visibility: talentProfiles.visibility,
    dateOfBirth: talentProfiles.dateOfBirth,
    suspendedAt: users.suspendedAt,
    ...standingTo(db, viewerId),
  };
}

/** The talent applied to a production that the viewer made or takes part in. */
function applicationToViewer(db: Queryable, viewerId: string) {
  return db
    .select({ one: sql`1` })
    .from(applications)
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(and(eq(applications.talentProfileId, talentProfiles.id), isVisibleProduction(viewerId)));
}
