import type { BodyOf } from '@callboard/contract/endpoint';
import type { galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent, type Talent } from '../find-talent.ts';
import { mayChangePhoto } from '../policy.ts';
import { recordChange } from '../record-change.ts';
import { getPhoto } from './get-photo.ts';
import { makeProfilePhoto } from './make-profile-photo.ts';
import { findPhoto, type ShownPhoto, updatePhoto } from './queries.ts';
import { GALLERY } from './shelf.ts';

type Changes = BodyOf<typeof galleryPhotoEndpoints.change>;
type Which = { profileId: string; photoId: string };

/** Changes what was sent; a new profile photo is cut once it is certain that it may be. */
export async function changePhoto(
  platform: Platform,
  actor: Actor,
  which: Which,
  { isProfilePhoto, ...said }: Changes,
) {
  const { profileId, photoId } = which;
  const { media } = await platform.transaction(async (tx) => {
    const { talent, doer } = await getEditableTalent(platform, tx, actor, profileId);
    const found = await findPhoto(tx, profileId, photoId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    if (isProfilePhoto)
      requireCuttable(actor, talent, { ...found, photo: { ...found.photo, ...said } });
    const fields = Object.keys(said);
    if (fields.length > 0) {
      await updatePhoto(tx, profileId, photoId, { ...said, updatedAt: platform.clock.now() });
    }
    const change = { profileId, section: GALLERY.section, fields, itemId: photoId };
    await recordChange(platform, tx, doer, change);
    return found;
  });
  if (isProfilePhoto) await makeProfilePhoto(platform, actor, which, media);
  return getPhoto(platform.db, profileId, photoId);
}

function requireCuttable(actor: Actor, talent: Talent, photo: ShownPhoto): void {
  if (!mayChangePhoto(actor, talent)) throw new AppError('FORBIDDEN');
  const message = hindrance(photo);
  if (message !== undefined) throw new AppError('MEDIA_NOT_USABLE', { message });
}

/** The profile photo is seen by everyone who sees the profile. */
function hindrance({ media, photo }: ShownPhoto): string | undefined {
  if (media.status !== 'ready') {
    return 'This photo is not ready yet. Please try again in a moment.';
  }
  if (photo.visibility !== 'public')
    return 'Not everyone may see this photo. Please change that first.';
}
