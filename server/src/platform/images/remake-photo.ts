import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../app-error.ts';
import { makeSquare, makeThumbnail } from './make-thumbnail.ts';
import { measurePicture } from './measure-picture.ts';
import { pictureKindOf } from './picture-kind.ts';

const LARGE_PX = 1024;

export type Photo = { thumbnail: Buffer; large: Buffer };

/**
 * Makes our own pictures from one that somebody sent; of theirs not a byte is kept. It is judged by
 * its content: what it is, how much room it takes unpacked, and whether all of it is there.
 */
export async function remakePhoto(sent: Uint8Array): Promise<Photo> {
  if (pictureKindOf(sent) === undefined) throw new AppError('NOT_A_PICTURE');
  try {
    const { width, height } = await measurePicture(sent, LIMITS.photoPixels);
    const [large, thumbnail] = await Promise.all([
      makeSquare(sent, Math.min(LARGE_PX, width, height)),
      makeThumbnail(sent),
    ]);
    return { large, thumbnail };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('PICTURE_DAMAGED');
  }
}
