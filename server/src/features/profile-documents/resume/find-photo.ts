import { largePhotoKey } from '../../../platform/images/store-photo.ts';
import type { Platform } from '../../../platform/platform.ts';
import { FileMissing } from '../../../platform/storage/storage.ts';
import { pictureKey } from '../../media/media-keys.ts';
import { findVisiblePhoto } from '../../talent-profiles/find-visible-photo.ts';
import type { Viewer } from '../../talent-profiles/policy.ts';
import { findProfilePictures } from '../queries.ts';
import type { TalentSeen } from './talent-seen.ts';

/** In pixels: the photo as it is printed, at some 300 to the inch. */
const PRINTED = { width: 576, height: 720 };
const QUALITY = 84;

/** The talent's photo for a page: the large square, else the small one, else the gallery's. */
export async function findPhoto(
  platform: Platform,
  viewer: Viewer,
  profile: TalentSeen['profile'],
): Promise<Uint8Array | undefined> {
  return printPhoto(platform, await listPhotoKeys(platform, viewer, profile), PRINTED);
}

type Size = { width: number; height: number };

/** The first of these that is there, as a page takes it. */
export async function printPhoto(
  platform: Platform,
  keys: readonly string[],
  size: Size,
): Promise<Uint8Array | undefined> {
  for (const key of keys) {
    const photo = await readPhoto(platform, key);
    if (photo !== undefined) return toJpeg(photo, size);
  }
  return undefined;
}

async function listPhotoKeys(platform: Platform, viewer: Viewer, profile: TalentSeen['profile']) {
  if (profile.photoUrl) {
    const key = await findVisiblePhoto(platform, viewer, { profileId: profile.id });
    if (key !== null) return [largePhotoKey(key), key];
  }
  const { folder, widths = [] } = (await findProfilePictures(platform.db, profile.id)) ?? {};
  const width = widths.find((it) => it >= PRINTED.width) ?? widths.at(-1);
  return folder && width !== undefined ? [pictureKey(folder, width)] : [];
}

async function readPhoto({ storage }: Platform, key: string): Promise<Buffer | undefined> {
  try {
    return Buffer.concat(await (await storage.read(key)).toArray());
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
}

async function toJpeg(photo: Buffer, { width, height }: Size): Promise<Uint8Array> {
  // Not at the top: a server starts 75 ms sooner without it.
  const { default: sharp } = await import('sharp');
  return sharp(photo)
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
