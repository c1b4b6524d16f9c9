import { open } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { AppError } from '../app-error.ts';
import { measurePicture } from './measure-picture.ts';
import { pictureKindOf } from './picture-kind.ts';

const QUALITY = 80;
/** Of the widest picture: WebP ends at 16,383. */
const HEIGHT_AT_MOST = 8_192;
const PLACEHOLDER_PX = 16;
const PLACEHOLDER_QUALITY = 30;
const SIGNATURE_BYTES = 16;

/** One picture in several widths, as WebP. */
export type Pictures = {
  byWidth: ReadonlyMap<number, Buffer>;
  /** Of the widest. */
  width: number;
  height: number;
  /** A few blurred pixels as a data URL. */
  placeholder: string;
};

/** A path, or the bytes themselves. */
type Source = string | Uint8Array;
type Wanted = { widths: readonly number[]; pixels: number };

/**
 * Makes our own pictures from a file that somebody sent: upright, without what photos carry along
 * about place, camera and time, and as wide as asked as far as it is that wide. It is judged by its
 * content: what it is, how much room it takes unpacked, and whether all of it is there.
 */
export async function makePictures(sent: Source, { widths, pixels }: Wanted): Promise<Pictures> {
  if (pictureKindOf(await readStart(sent)) === undefined) throw new AppError('NOT_A_PICTURE');
  try {
    await measurePicture(sent, pixels);
    return await makeWidths(sent, widths);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('PICTURE_DAMAGED');
  }
}

/** What was sent is unpacked once; the narrower ones are made from the widest. */
async function makeWidths(sent: Source, widths: readonly number[]): Promise<Pictures> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(sent, { failOn: 'error' })
    .autoOrient()
    .resize(Math.max(...widths), HEIGHT_AT_MOST, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const widest = sharp(data, { raw: { width, height, channels } });
  const byWidth = new Map<number, Buffer>();
  for (const each of new Set([...widths.filter((wanted) => wanted < width), width])) {
    byWidth.set(each, await widest.clone().resize(each).webp({ quality: QUALITY }).toBuffer());
  }
  return { byWidth, width, height, placeholder: await makePlaceholder(widest.clone()) };
}

async function makePlaceholder(picture: Sharp): Promise<string> {
  const pixels = await picture
    .resize(PLACEHOLDER_PX, PLACEHOLDER_PX, { fit: 'inside' })
    .blur()
    .webp({ quality: PLACEHOLDER_QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${pixels.toString('base64')}`;
}

async function readStart(sent: Source): Promise<Uint8Array> {
  if (typeof sent !== 'string') return sent.subarray(0, SIGNATURE_BYTES);
  const file = await open(sent);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIGNATURE_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
