import type { FieldClass } from '@callboard/contract/profile-fields';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { media } from '../media/tables.ts';
import { galleryPhotos } from '../talent-profiles/gallery/tables.ts';
import { visibilitiesSeen } from '../talent-profiles/showcase/policy.ts';

/** The photo that stands first on a talent's page for this class of viewers. */
export async function findMainPhoto(db: Queryable, profileId: string, shown: FieldClass) {
  const [photo] = await db
    .select({ id: media.id, width: media.width, height: media.height })
    .from(galleryPhotos)
    .innerJoin(media, eq(media.id, galleryPhotos.mediaId))
    .where(
      and(
        eq(galleryPhotos.talentProfileId, profileId),
        eq(media.status, 'ready'),
        inArray(galleryPhotos.visibility, visibilitiesSeen(shown)),
      ),
    )
    .orderBy(desc(galleryPhotos.isProfilePhoto), asc(galleryPhotos.position), asc(galleryPhotos.id))
    .limit(1);
  return photo;
}
