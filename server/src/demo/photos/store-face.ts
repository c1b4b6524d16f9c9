import { storePhoto } from '../../platform/images/store-photo.ts';
import { thumbnailKey } from '../../platform/images/store-thumbnail.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { cutFace, type Raster } from './render.ts';

/** A profile photo, cut from a headshot. Returns its key, which names its content. */
export async function storeFace(storage: Storage, userId: string, headshot: Raster) {
  const face = await cutFace(headshot);
  const key = thumbnailKey(`profile-photos/${userId}`, face.thumbnail);
  await storePhoto(storage, key, face);
  return key;
}
