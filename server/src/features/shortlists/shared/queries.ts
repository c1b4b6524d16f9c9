import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { clientCompanies } from '../../client-profiles/tables.ts';
import { titleForOutsiders } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { talentTo } from '../../talent-profiles/standing/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { shortlistEntries, shortlistLinks, shortlists } from '../tables.ts';

/** What a token opens, with all that decides whether it still does. */
export async function findByToken(db: Queryable, tokenHash: string) {
  const [row] = await db
    .select({
      linkId: shortlistLinks.id,
      shortlistId: shortlists.id,
      productionId: productions.id,
      name: shortlists.name,
      productionTitle: titleForOutsiders,
      roleTitle: productionRoles.title,
      sharedByName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      // A confidential production's company is not named either.
      companyName: sql<string | null>`case when ${productions.isConfidential} then null
        else coalesce(${productions.companyName}, ${clientCompanies.name}) end`,
      expiresAt: shortlistLinks.expiresAt,
      revokedAt: shortlistLinks.revokedAt,
      makerSuspendedAt: users.suspendedAt,
      makerDeletedAt: users.deletedAt,
    })
    .from(shortlistLinks)
    .innerJoin(shortlists, eq(shortlists.id, shortlistLinks.shortlistId))
    .innerJoin(productions, eq(productions.id, shortlists.productionId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .innerJoin(users, eq(users.id, shortlistLinks.createdByUserId))
    .leftJoin(productionRoles, eq(productionRoles.id, shortlists.roleId))
    .where(eq(shortlistLinks.tokenHash, tokenHash));
  return row;
}

/** One face of a list, with all that decides whether a link shows it. */
export async function findSharedFace(db: Queryable, shortlistId: string, entryId: string) {
  const [row] = await db
    .select({ photoKey: talentProfiles.photoKey, ...talentTo(db, undefined) })
    .from(shortlistEntries)
    .innerJoin(talentProfiles, eq(talentProfiles.id, shortlistEntries.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(and(eq(shortlistEntries.id, entryId), eq(shortlistEntries.shortlistId, shortlistId)));
  return row;
}

/** Written once in a while, however often it is opened. */
export async function setOpened(db: Queryable, linkId: string, now: Date, unlessSince: Date) {
  const { id, lastOpenedAt } = shortlistLinks;
  await db
    .update(shortlistLinks)
    .set({ lastOpenedAt: now })
    .where(and(eq(id, linkId), or(isNull(lastOpenedAt), lt(lastOpenedAt, unlessSince))));
}
