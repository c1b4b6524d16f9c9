/** How much of what is cut off a tall picture comes off its top: faces are in the upper part. */
const CUT_ABOVE = 0.15;

/**
 * The square of a photo that is likely to hold the face: the upper part of a tall one, and of a wide
 * one the part that draws the eye.
 */
export async function cutSquare(picture: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const photo = sharp(picture);
  const { width, height } = await photo.metadata();
  const side = Math.min(width, height);
  const top = Math.round((height - side) * CUT_ABOVE);
  const square =
    height > width
      ? photo.extract({ left: 0, top, width: side, height: side })
      : photo.resize(side, side, { position: 'attention' });
  // Without loss, and quick: it is only on its way to its sizes.
  return square.png({ compressionLevel: 1 }).toBuffer();
}
