import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@callboard/contract/limits';
import { PICTURE_WIDTHS } from '@callboard/contract/media-address';
import { pictureFolder, pictureKey } from '../../server/src/features/media/media-keys.ts';
import { newId } from '../../server/src/platform/ids.ts';
import { makePictures, type Pictures } from '../../server/src/platform/images/make-pictures.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import type { Factory } from '../../server/test/factory.ts';
import { photoLike } from './photo-like.ts';

/** Painting one takes seconds; a browser fetches each photo by its own address all the same. */
const HUES = [200, 320, 80];

/** So many photos as if they had been uploaded; returns their ids. */
export async function storePortraits(
  make: Factory,
  { storage }: Platform,
  talentProfileId: string,
  count: number,
): Promise<string[]> {
  const portraits = await Promise.all(HUES.map(paintPortrait));
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const portrait = portraits[at % portraits.length];
    if (portrait === undefined) continue;
    const id = newId();
    for (const [width, picture] of portrait.byWidth) {
      const key = pictureKey(pictureFolder(id), width);
      await storage.put(key, picture, { contentType: 'image/webp' });
    }
    const { width, height, placeholder, byWidth } = portrait;
    const pictureWidths = [...byWidth.keys()].sort((a, b) => a - b);
    const picture = byWidth.get(Math.min(...pictureWidths));
    await make.media({ id, talentProfileId, pictureWidths, width, height, placeholder, picture });
    ids.push(id);
  }
  return ids;
}

async function paintPortrait(hue: number): Promise<Pictures> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-portrait-'));
  try {
    const path = join(folder, 'portrait.jpg');
    await writeFile(path, await photoLike(hue));
    return await makePictures(path, { widths: PICTURE_WIDTHS, pixels: LIMITS.galleryPhotoPixels });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
