import { largePhotoKey } from '../../../platform/images/store-photo.ts';
import type { Platform } from '../../../platform/platform.ts';
import { printPhoto } from '../../profile-documents/resume/find-photo.ts';

/** In pixels: a face as it is printed, at some 200 to the inch. */
const PRINTED = { width: 320, height: 400 };
/** Read and remade at a time: a long list shall not fill the memory. */
const AT_ONCE = 8;

type Pictured = { photoKey: string | null };

/** Each with their photo, as far as there is one. */
export async function withPhotos<Entry extends Pictured>(
  platform: Platform,
  entries: readonly Entry[],
): Promise<(Entry & { photo: Uint8Array | undefined })[]> {
  const pictured: (Entry & { photo: Uint8Array | undefined })[] = [];
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const some = entries.slice(start, start + AT_ONCE);
    pictured.push(
      ...(await Promise.all(
        some.map(async (entry) => {
          const { photoKey } = entry;
          const keys = photoKey === null ? [] : [largePhotoKey(photoKey), photoKey];
          return { ...entry, photo: await printPhoto(platform, keys, PRINTED) };
        }),
      )),
    );
  }
  return pictured;
}
