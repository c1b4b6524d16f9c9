import { and, asc, desc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { applications } from '../applications/tables.ts';
import { users } from '../auth/tables.ts';
import { businessPortfolios } from '../business-portfolios/tables.ts';
import { media } from '../media/tables.ts';
import { isInRosterScope } from '../representation/conditions.ts';
import type { RosterScope } from '../representation/policy.ts';
import { rosterEntries } from '../representation/tables.ts';
import { galleryPhotos } from '../talent-profiles/gallery/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

/** The talents of a part of the roster, by surname. */
export async function listRosterIds(
  db: Queryable,
  scope: RosterScope,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: rosterEntries.talentProfileId })
    .from(rosterEntries)
    .innerJoin(talentProfiles, eq(talentProfiles.id, rosterEntries.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(isInRosterScope(db, scope))
    .orderBy(asc(users.foldedLastName), asc(talentProfiles.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

type Which = { roleIds: readonly string[]; talentProfileIds: readonly string[] };

/** The latest application of each talent to each role, as the talent's side was told of it. */
export async function listLatestApplications(db: Queryable, { roleIds, talentProfileIds }: Which) {
  if (roleIds.length === 0 || talentProfileIds.length === 0) return [];
  return db
    .selectDistinctOn([applications.roleId, applications.talentProfileId], {
      id: applications.id,
      roleId: applications.roleId,
      talentProfileId: applications.talentProfileId,
      callId: applications.callId,
      status: applications.toldStatus,
      senderUserId: users.id,
      senderName: sql<string>`coalesce(${businessPortfolios.name}, ${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.submittedByUserId))
    .leftJoin(businessPortfolios, eq(businessPortfolios.id, applications.portfolioId))
    .where(
      and(
        inArray(applications.roleId, [...roleIds]),
        inArray(applications.talentProfileId, [...talentProfileIds]),
      ),
    )
    .orderBy(
      asc(applications.roleId),
      asc(applications.talentProfileId),
      desc(applications.createdAt),
      desc(applications.id),
    );
}
export type LatestApplication = Awaited<ReturnType<typeof listLatestApplications>>[number];

/** The face of each talent and the photos that come first in their gallery; none that is private. */
export async function listPhotosToSend(
  db: Queryable,
  talentProfileIds: readonly string[],
  howMany: number,
) {
  const place = sql<number>`row_number() over (
    partition by ${galleryPhotos.talentProfileId}
    order by ${galleryPhotos.isProfilePhoto} desc, ${galleryPhotos.position}, ${galleryPhotos.id}
  )`.as('place');
  const ranked = db
    .select({
      talentProfileId: galleryPhotos.talentProfileId,
      mediaId: galleryPhotos.mediaId,
      place,
    })
    .from(galleryPhotos)
    .innerJoin(media, eq(media.id, galleryPhotos.mediaId))
    .where(
      and(
        inArray(galleryPhotos.talentProfileId, [...talentProfileIds]),
        eq(media.status, 'ready'),
        or(galleryPhotos.isProfilePhoto, ne(galleryPhotos.visibility, 'private')),
      ),
    )
    .as('ranked');
  return db
    .select({ talentProfileId: ranked.talentProfileId, mediaId: ranked.mediaId })
    .from(ranked)
    .where(lte(ranked.place, howMany))
    .orderBy(asc(ranked.talentProfileId), asc(ranked.place));
}
