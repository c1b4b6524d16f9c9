import { createHash } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import { makeThumbnail } from './make-thumbnail.ts';

const WEBP = { contentType: 'image/webp' };

/** Returns the key, which names the content: another picture gets another key. */
export async function storeThumbnail(storage: Storage, folder: string, picture: Buffer) {
  const thumbnail = await makeThumbnail(picture);
  const key = thumbnailKey(folder, thumbnail);
  await storage.put(key, thumbnail, WEBP);
  return key;
}

export function thumbnailKey(folder: string, thumbnail: Buffer): string {
  const hash = createHash('sha256').update(thumbnail).digest('hex');
  return `${folder}/${hash}.webp`;
}
