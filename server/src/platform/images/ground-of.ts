const WHITE = '#ffffff';
const INK = '#1a1916';
/** Of 255. Lighter than this, white around it leaves nothing to see. */
const LIGHT = 200;

/**
 * What a logo is put on, by its red, green, blue and alpha of each pixel: ink where it is light and
 * has clear parts, else white. One without clear parts has brought its own.
 */
export function groundOf(pixels: Uint8Array): string {
  let seen = 0;
  let light = 0;
  let hasClear = false;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    // As bright as the eye takes each of the three to be.
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    seen += alpha;
    hasClear ||= alpha < 255;
  }
  return hasClear && light / seen > LIGHT ? INK : WHITE;
}
