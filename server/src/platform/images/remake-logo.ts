import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../app-error.ts';
import { measurePicture } from './measure-picture.ts';
import { isGif, pictureKindOf } from './picture-kind.ts';

const SIDE_PX = 400;
const QUALITY = 90;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Makes our own square from a logo that somebody sent; of theirs not a byte is kept. Nothing is cut
 * off, since a logo without its edges is another one: what is missing to a square stays clear. Of one
 * that moves, the first picture is kept.
 */
export async function remakeLogo(sent: Uint8Array): Promise<Buffer> {
  if (pictureKindOf(sent) === undefined && !isGif(sent)) throw new AppError('NOT_A_PICTURE');
  try {
    const { width, height } = await measurePicture(sent, LIMITS.photoPixels);
    const side = Math.min(SIDE_PX, Math.max(width, height));
    const { default: sharp } = await import('sharp');
    return await sharp(sent, { failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'contain', background: CLEAR })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('PICTURE_DAMAGED');
  }
}
