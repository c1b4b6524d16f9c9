const THUMBNAIL_PX = 256;
const QUALITY = 82;

/** A square of the size that lists and menus show. */
export async function makeThumbnail(picture: Uint8Array): Promise<Buffer> {
  return makeSquare(picture, THUMBNAIL_PX);
}

/**
 * A square WebP from any picture: upright as it was taken, cut to fill the square, and without the
 * place, camera and time that photos carry along.
 */
export async function makeSquare(picture: Uint8Array, sidePx: number): Promise<Buffer> {
  // Not at the top: a server starts 75 ms sooner without it.
  const { default: sharp } = await import('sharp');
  return sharp(picture)
    .autoOrient()
    .resize(sidePx, sidePx, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer();
}
