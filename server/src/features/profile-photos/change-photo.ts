import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Photo, remakePhoto } from '../../platform/images/remake-photo.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepPhoto } from './keep-photo.ts';
import type { PhotoPlace } from './photo-place.ts';

type Sent = { photo: Uint8Array; squarePhoto: Uint8Array };

/**
 * Changes a photo to one that was sent. Both pictures have to be sound, but only the square is kept:
 * the round one is the same, seen through a circle.
 */
export async function changePhoto(platform: Platform, actor: Actor, place: PhotoPlace, sent: Sent) {
  await remakeField('photo', sent.photo);
  const photo = await remakeField('squarePhoto', sent.squarePhoto);
  return keepPhoto(platform, actor, photo, place);
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
