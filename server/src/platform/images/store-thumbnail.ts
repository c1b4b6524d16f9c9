import { createHash } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import { makeThumbnail } from './make-thumbnail.ts';

/** Returns the key, which names the content: another picture gets another key. */
export async function storeThumbnail(storage: Storage, folder: string, picture: Buffer) {
  const thumbnail = await makeThumbnail(picture);
  const hash = createHash('sha256').update(thumbnail).digest('hex');
  const key = `${folder}/${hash}.webp`;
  await storage.put(key, thumbnail, { contentType: 'image/webp' });
  return key;
}
