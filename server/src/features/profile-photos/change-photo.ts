import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import { type Photo, remakePhoto } from '../../platform/images/remake-photo.ts';
import { deletePhoto, storePhoto } from '../../platform/images/store-photo.ts';
import { thumbnailKey } from '../../platform/images/store-thumbnail.ts';
import type { Platform } from '../../platform/platform.ts';
import { fileVersion } from '../../platform/storage/file-version.ts';
import type { PhotoPlace } from './photo-place.ts';
import { mayChangePhoto } from './policy.ts';

type Sent = { photo: Uint8Array; squarePhoto: Uint8Array };

/**
 * Changes one's own photo. Both pictures have to be sound, but only the square is kept: the round
 * one is the same, seen through a circle.
 */
export async function changePhoto(platform: Platform, actor: Actor, place: PhotoPlace, sent: Sent) {
  await remakeField('photo', sent.photo);
  const photo = await remakeField('squarePhoto', sent.squarePhoto);
  const key = thumbnailKey(`profile-photos/${actor.user.id}`, photo.thumbnail);
  try {
    return await replacePhoto(platform, actor, place, { key, photo });
  } catch (error) {
    await forgetUnused(platform, actor, place, key);
    throw error;
  }
}

async function remakeField(field: keyof Sent, sent: Uint8Array): Promise<Photo> {
  try {
    return await remakePhoto(sent);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message } = error;
    throw new AppError(code, { message, fields: { [field]: message } });
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
    if (!mayChangePhoto(actor, profile)) throw new AppError('FORBIDDEN');
    // While the profile is locked, so that nobody takes the file for an unused one.
    await storePhoto(platform.storage, key, photo);
    await place.setKey(tx, profile.id, key, platform.clock.now());
    await audit(tx, platform.clock, actor, {
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
