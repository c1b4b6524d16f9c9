import { AppError } from '../app-error.ts';

/** How large a picture is, from its header alone: nothing is unpacked before it is known to fit. */
export async function measurePicture(
  picture: string | Uint8Array,
  pixels: number,
): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
  if (width * height <= pixels) return { width, height };
  throw new AppError('PICTURE_TOO_LARGE', {
    message: `This picture is too large. The limit is ${pixels / 1_000_000} megapixels.`,
  });
}
