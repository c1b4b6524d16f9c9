import { createHash } from 'node:crypto';
import { fileKey, pictureFolder, pictureKey } from '../../features/media/media-keys.ts';
import type { media } from '../../features/media/tables.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { contentTypeOf } from '../../platform/storage/storage-key.ts';
import { type Raster, toPlaceholder, toWebp } from '../photos/render.ts';

type MediaRow = typeof media.$inferInsert;
type Stored = Pick<
  MediaRow,
  | 'bytes'
  | 'sha256'
  | 'contentType'
  | 'fileKey'
  | 'pictureFolder'
  | 'pictureWidths'
  | 'width'
  | 'height'
  | 'placeholder'
>;
type Part = Parameters<typeof toWebp>[2];

const WIDTHS = [320, 640];

/** Puts the pictures of a photo, or of a film's still, where uploaded ones lie. */
async function storePictures(storage: Storage, id: string, raster: Raster, part?: Part) {
  const folder = pictureFolder(id);
  const [small, large] = await Promise.all(WIDTHS.map((width) => toWebp(raster, width, part)));
  if (small === undefined || large === undefined) throw new Error('There are two widths.');
  await storage.put(pictureKey(folder, 320), small, { contentType: 'image/webp' });
  await storage.put(pictureKey(folder, 640), large, { contentType: 'image/webp' });
  const { width, height } = part ?? raster;
  return {
    large,
    columns: {
      pictureFolder: folder,
      pictureWidths: WIDTHS,
      width: 640,
      height: Math.round((640 * height) / width),
      placeholder: await toPlaceholder(small),
    },
  };
}

/** Of a photo only its pictures are kept. */
export async function storePhotoMedia(
  storage: Storage,
  id: string,
  raster: Raster,
): Promise<Stored> {
  const { large, columns } = await storePictures(storage, id, raster);
  return { ...columns, ...measure(large), contentType: 'image/webp', fileKey: null };
}

type Clip = { file: Buffer; extension: 'webm' | 'wav'; still?: { raster: Raster; part: Part } };

export async function storeClip(
  storage: Storage,
  id: string,
  { file, extension, still }: Clip,
): Promise<Stored> {
  const key = fileKey(id, extension);
  const contentType = contentTypeOf(key);
  await storage.put(key, file, { contentType });
  const pictures =
    still === undefined
      ? NO_PICTURES
      : (await storePictures(storage, id, still.raster, still.part)).columns;
  return { ...pictures, ...measure(file), contentType, fileKey: key };
}

const NO_PICTURES = {
  pictureFolder: null,
  pictureWidths: [],
  width: null,
  height: null,
  placeholder: null,
};

function measure(file: Buffer) {
  return { bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') };
}
