import { createReadStream } from 'node:fs';
import type { Pictures } from '../../../platform/images/make-pictures.ts';
import type { Platform } from '../../../platform/platform.ts';
import { contentTypeOf } from '../../../platform/storage/storage-key.ts';
import { deleteStored } from '../delete-stored.ts';
import { fileKey, pictureFolder, pictureKey, pictureKeys } from '../media-keys.ts';
import { deleteParts } from '../parts/queries.ts';
import { lockMedia, type MediaRow, updateMedia } from '../queries.ts';
import type { Findings } from './examine.ts';

type Examined = Findings & { path: string; sha256: string };
type Kept = Partial<MediaRow> & Pick<MediaRow, 'pictureFolder' | 'pictureWidths' | 'fileKey'>;

/** Stores what is kept of a sound file: of a photo its pictures, of all else the file as it came. */
export async function acceptMedia(
  platform: Platform,
  { id, kind }: MediaRow,
  { extension, pictures, durationMs, path, sha256 }: Examined,
): Promise<void> {
  const kept: Kept = {
    ...(await storePictures(platform, id, pictures)),
    ...(kind === 'photo' ? PHOTO : await storeFile(platform, { id, extension, path, sha256 })),
    durationMs,
    sha256,
  };
  await platform.transaction(async (tx) => {
    const media = await lockMedia(tx, id);
    if (media?.status === 'processing') {
      await updateMedia(tx, id, { ...kept, status: 'ready', updatedAt: platform.clock.now() });
      const keys = await deleteParts(tx, id);
      tx.afterCommit(() => deleteStored(platform, keys));
    } else if (media?.status !== 'ready') {
      // It was removed or given up while we looked at it.
      const stored = [...pictureKeys(kept), ...(kept.fileKey === null ? [] : [kept.fileKey])];
      tx.afterCommit(() => deleteStored(platform, stored));
    }
  });
}

const PHOTO = { fileKey: null, contentType: 'image/webp' };

async function storePictures({ storage }: Platform, id: string, pictures: Pictures | undefined) {
  if (pictures === undefined) return { pictureFolder: null, pictureWidths: [] };
  const folder = pictureFolder(id);
  for (const [width, picture] of pictures.byWidth) {
    await storage.put(pictureKey(folder, width), picture, { contentType: 'image/webp' });
  }
  const { byWidth, width, height, placeholder } = pictures;
  return {
    pictureFolder: folder,
    pictureWidths: [...byWidth.keys()].sort((a, b) => a - b),
    width,
    height,
    placeholder,
  };
}

type Sent = { id: string; extension: string; path: string; sha256: string };

async function storeFile({ storage }: Platform, { id, extension, path, sha256 }: Sent) {
  const key = fileKey(id, extension);
  const contentType = contentTypeOf(key);
  const stored = await storage.put(key, createReadStream(path), { contentType });
  if (stored.sha256 !== sha256) throw new Error(`${key} was not stored as it was sent.`);
  return { fileKey: key, contentType };
}
