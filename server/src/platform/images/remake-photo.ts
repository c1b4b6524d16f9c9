import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../app-error.ts';
import { makeSquare, makeThumbnail } from './make-thumbnail.ts';
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
    const shorterSide = await measure(sent);
    const [large, thumbnail] = await Promise.all([
      makeSquare(sent, Math.min(LARGE_PX, shorterSide)),
      makeThumbnail(sent),
    ]);
    return { large, thumbnail };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('PICTURE_DAMAGED');
  }
}

/** From the header alone: nothing is unpacked before it is known to fit. */
async function measure(picture: Uint8Array): Promise<number> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
  if (width * height > LIMITS.photoPixels) {
    const megapixels = LIMITS.photoPixels / 1_000_000;
    throw new AppError('PICTURE_TOO_LARGE', {
      message: `This picture is too large. The limit is ${megapixels} megapixels.`,
    });
  }
  return Math.min(width, height);
}
