import type { Storage } from '../storage/storage.ts';
import type { Photo } from './remake-photo.ts';

const WEBP = { contentType: 'image/webp' };

/** A photo is known by the key of its thumbnail; the large one lies beside it. */
export async function storePhoto(storage: Storage, key: string, photo: Photo): Promise<void> {
  await storage.put(largePhotoKey(key), photo.large, WEBP);
  await storage.put(key, photo.thumbnail, WEBP);
}

export async function deletePhoto(storage: Storage, key: string): Promise<void> {
  await storage.delete(key);
  await storage.delete(largePhotoKey(key));
}

export function largePhotoKey(key: string): string {
  return key.replace(/\.webp$/, '.large.webp');
}

/** The large one, or the thumbnail where that is all there is. */
export async function largestPhotoKey(storage: Storage, key: string): Promise<string> {
  const large = largePhotoKey(key);
  return (await storage.find(large)) === undefined ? key : large;
}
