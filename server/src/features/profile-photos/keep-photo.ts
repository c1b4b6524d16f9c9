import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Photo } from '../../platform/images/remake-photo.ts';
import { deletePhoto, storePhoto } from '../../platform/images/store-photo.ts';
import { thumbnailKey } from '../../platform/images/store-thumbnail.ts';
import type { Platform } from '../../platform/platform.ts';
import { fileVersion } from '../../platform/storage/file-version.ts';
import type { PhotoPlace } from './photo-place.ts';
import { mayChangeOwnPhoto } from './policy.ts';

/** Puts a photo in its place; the one that was there goes. */
export async function keepPhoto(
  platform: Platform,
  actor: Actor,
  photo: Photo,
  place: PhotoPlace,
): Promise<{ profilePhotoThumbnailUrl: string }> {
  // Each place has a folder of its own, so that what one profile no longer needs is nobody else's.
  const folder = `profile-photos/${place.profileId ?? actor.user.id}`;
  const key = thumbnailKey(folder, photo.thumbnail);
  try {
    return await replacePhoto(platform, actor, place, { key, photo });
  } catch (error) {
    await forgetUnused(platform, actor, place, key);
    throw error;
  }
}

async function replacePhoto(
  platform: Platform,
  actor: Actor,
  place: PhotoPlace,
  { key, photo }: { key: string; photo: Photo },
) {
  return platform.transaction(async (tx) => {
    const profile = await place.lock(tx, actor.user.id);
    if (profile === undefined) throw new AppError('NOT_FOUND');
    const doer = await place.admit?.(platform, tx, actor);
    if (doer === undefined && !mayChangeOwnPhoto(actor, profile)) throw new AppError('FORBIDDEN');
    // While the profile is locked, so that nobody takes the file for an unused one.
    await storePhoto(platform.storage, key, photo);
    await place.setKey(tx, profile.id, key, platform.clock.now());
    await audit(tx, platform.clock, doer ?? actor, {
      act: 'profile-photos.changed',
      target: { kind: place.kind, id: profile.id },
      difference: { photo: fileVersion(key) },
    });
    const { photoKey: oldKey } = profile;
    if (oldKey !== null) tx.afterCommit(() => forgetUnused(platform, actor, place, oldKey));
    return { profilePhotoThumbnailUrl: place.addressOf(profile, key) };
  });
}

/** Deletes a photo unless the profile shows it, which it does again when the same one is sent twice. */
async function forgetUnused(platform: Platform, actor: Actor, place: PhotoPlace, key: string) {
  try {
    await platform.transaction(async (tx) => {
      const profile = await place.lock(tx, actor.user.id);
      if (profile?.photoKey !== key) await deletePhoto(platform.storage, key);
    });
  } catch (error) {
    platform.log.error({ err: error, key }, 'a photo that nobody needs is still there');
  }
}
