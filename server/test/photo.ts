import sharp from 'sharp';
import { storeThumbnail } from '../src/platform/images/store-thumbnail.ts';
import type { Storage } from '../src/platform/storage/storage.ts';

/** A photo of one colour in the storage; returns its key. */
export async function storePhoto(storage: Storage, userId: string, colour = 'tomato') {
  const create = { width: 4, height: 4, channels: 3, background: colour } as const;
  const picture = await sharp({ create }).png().toBuffer();
  return storeThumbnail(storage, `profile-photos/${userId}`, picture);
}
