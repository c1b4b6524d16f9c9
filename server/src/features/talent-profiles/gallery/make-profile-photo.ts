import { buffer } from 'node:stream/consumers';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { cutSquare } from '../../../platform/images/cut-square.ts';
import { remakePhoto } from '../../../platform/images/remake-photo.ts';
import type { Platform } from '../../../platform/platform.ts';
import { FileMissing } from '../../../platform/storage/storage.ts';
import { pictureKeys } from '../../media/media-keys.ts';
import { keepPhoto } from '../../profile-photos/keep-photo.ts';
import { photoPlaceOf } from '../photo-place.ts';
import { markProfilePhoto, type ShownPhoto } from './queries.ts';

type Which = { profileId: string; photoId: string };

/** Cuts the profile photo from a photo of the gallery and marks where it came from. */
export async function makeProfilePhoto(
  platform: Platform,
  actor: Actor,
  { profileId, photoId }: Which,
  media: ShownPhoto['media'],
): Promise<void> {
  const photo = await remakePhoto(await cutSquare(await readLargest(platform, media)));
  const place = photoPlaceOf(profileId);
  await keepPhoto(platform, actor, photo, {
    ...place,
    setKey: async (tx, id, key, now) => {
      await place.setKey(tx, id, key, now);
      await markProfilePhoto(tx, id, photoId);
    },
  });
}

async function readLargest(
  { storage }: Platform,
  { pictureFolder, pictureWidths }: ShownPhoto['media'],
): Promise<Buffer> {
  const widest = pictureWidths.toSorted((a, b) => a - b).slice(-1);
  const [key] = pictureKeys({ pictureFolder, pictureWidths: widest });
  if (key === undefined) throw new AppError('MEDIA_NOT_USABLE');
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    // Somebody removed the photo meanwhile.
    throw error instanceof FileMissing ? new AppError('MEDIA_NOT_USABLE') : error;
  }
}
