import type { Photo } from '../../platform/images/remake-photo.ts';

/** Drawn once, in the larger of the two widths that the demo keeps. */
const PORTRAIT = { width: 640, height: 800 };
const SVG_WIDTH = 400;
/** At which one unit of an SVG is one pixel. */
const SVG_DENSITY = 72;
/** Flat colours lose nothing by little effort, and it takes half the time. */
const WEBP = { quality: 80, effort: 0 };
/** Head and shoulders, with the face in the middle. */
const FACE = { left: 64, top: 77, width: 512, height: 512 };
const THUMBNAIL_PX = 256;
const PLACEHOLDER_PX = 16;

/** Unpacked pixels, to cut several pictures from. */
export type Raster = { data: Buffer; width: number; height: number };
type Region = { left: number; top: number; width: number; height: number };

export function rasterise(portrait: string): Promise<Raster> {
  return rasteriseAs(portrait, PORTRAIT.width / SVG_WIDTH);
}

/** So many pixels for each unit of the drawing. */
export async function rasteriseAs(svg: string, scale = 1): Promise<Raster> {
  const { data, info } = await (await open(Buffer.from(svg), { density: SVG_DENSITY * scale }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A part of it, or all, as wide as asked for. */
export async function toWebp(raster: Raster, width: number, part?: Region): Promise<Buffer> {
  const picture = await openRaster(raster);
  const cut = part === undefined ? picture : picture.extract(part);
  return cut.resize({ width, kernel: 'linear' }).webp(WEBP).toBuffer();
}

/** A few blurred pixels as a data URL. */
export async function toPlaceholder(webp: Buffer): Promise<string> {
  const tiny = await (await open(webp)).resize(PLACEHOLDER_PX).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** The square around the face of a headshot, large and small. */
export async function cutFace(raster: Raster): Promise<Photo> {
  return {
    large: await toWebp(raster, FACE.width, FACE),
    thumbnail: await toWebp(raster, THUMBNAIL_PX, FACE),
  };
}

async function openRaster({ data, width, height }: Raster) {
  return open(data, { raw: { width, height, channels: 3 } });
}

async function open(input: Buffer, options?: import('sharp').SharpOptions) {
  // Not at the top: a server starts 75 ms sooner without it.
  const { default: sharp } = await import('sharp');
  return sharp(input, options);
}
