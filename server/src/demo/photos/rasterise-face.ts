const SCALE = 2;
/** Of the 400 × 500 picture: head and shoulders, with the face in the middle. */
const FACE = { left: 40, top: 48, width: 320, height: 320 };
/** At which one unit of an SVG is one pixel. */
const SVG_DENSITY = 72;

/** The square around the face of a drawn portrait, as a PNG. */
export async function rasteriseFace(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: SVG_DENSITY * SCALE })
    .extract({
      left: FACE.left * SCALE,
      top: FACE.top * SCALE,
      width: FACE.width * SCALE,
      height: FACE.height * SCALE,
    })
    .png()
    .toBuffer();
}
