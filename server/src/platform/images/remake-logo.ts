import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../app-error.ts';
import { groundOf } from './ground-of.ts';
import { measurePicture } from './measure-picture.ts';
import { isGif, pictureKindOf } from './picture-kind.ts';

const SIDE_PX = 400;
const QUALITY = 90;

/**
 * Makes our own square from a logo that somebody sent; of theirs not a byte is kept. Nothing is cut
 * off, since a logo without its edges is another one. What is clear, or missing to a square, is filled
 * in, so that a dark logo is seen on a dark page too. Of one that moves, the first picture is kept.
 */
export async function remakeLogo(sent: Uint8Array): Promise<Buffer> {
  if (pictureKindOf(sent) === undefined && !isGif(sent)) {
    throw new AppError('NOT_A_PICTURE', { message: 'Please choose a JPG, PNG or GIF picture.' });
  }
  try {
    const { width, height } = await measurePicture(sent, LIMITS.photoPixels);
    const side = Math.min(SIDE_PX, Math.max(width, height));
    const { default: sharp } = await import('sharp');
    const { data, info } = await sharp(sent, { failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const background = groundOf(data);
    return await sharp(data, { raw: info })
      .flatten({ background })
      .resize(side, side, { fit: 'contain', background })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('PICTURE_DAMAGED');
  }
}
