import { MEDIA_PLANS } from '@callboard/contract/limits';
import type { FieldClass } from '@callboard/contract/profile-fields';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { media } from '../../media/tables.ts';
import { isShownTo, placeAtEnd } from '../showcase/queries.ts';
import { galleryPhotos } from './tables.ts';

export type ShownPhoto = Awaited<ReturnType<typeof listPhotos>>[number];
type NewPhoto = Omit<typeof galleryPhotos.$inferInsert, 'position'>;

const isPhoto = (profileId: string, photoId: string) =>
  and(eq(galleryPhotos.id, photoId), eq(galleryPhotos.talentProfileId, profileId));

export async function listPhotos(db: Queryable, profileId: string, shown: FieldClass) {
  return db
    .select({ photo: galleryPhotos, media })
    .from(galleryPhotos)
    .innerJoin(media, eq(media.id, galleryPhotos.mediaId))
    .where(and(eq(galleryPhotos.talentProfileId, profileId), isShownTo(shown, galleryPhotos)))
    .orderBy(asc(galleryPhotos.position), asc(galleryPhotos.id))
    .limit(MEDIA_PLANS.pro.galleryPhotos);
}

export async function countPhotos(db: Queryable, profileId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(galleryPhotos)
    .where(eq(galleryPhotos.talentProfileId, profileId));
  return row?.count ?? 0;
}

export async function findPhoto(db: Queryable, profileId: string, photoId: string) {
  const [found] = await db
    .select({ photo: galleryPhotos, media })
    .from(galleryPhotos)
    .innerJoin(media, eq(media.id, galleryPhotos.mediaId))
    .where(isPhoto(profileId, photoId));
  return found;
}

export async function insertPhoto(tx: Transaction, photo: NewPhoto) {
  const position = placeAtEnd(galleryPhotos, photo.talentProfileId);
  await tx.insert(galleryPhotos).values({ ...photo, position });
}

export async function updatePhoto(
  tx: Transaction,
  profileId: string,
  photoId: string,
  changes: Partial<NewPhoto> & { updatedAt: Date },
) {
  await tx.update(galleryPhotos).set(changes).where(isPhoto(profileId, photoId));
}

/** Which photo the profile photo was cut from; none when it came from elsewhere. */
export async function markProfilePhoto(tx: Transaction, profileId: string, photoId?: string) {
  const { isProfilePhoto, talentProfileId } = galleryPhotos;
  // First the old one: there are never two.
  await tx
    .update(galleryPhotos)
    .set({ isProfilePhoto: false })
    .where(and(eq(talentProfileId, profileId), isProfilePhoto));
  if (photoId === undefined) return;
  await tx.update(galleryPhotos).set({ isProfilePhoto: true }).where(isPhoto(profileId, photoId));
}
