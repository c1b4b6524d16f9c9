import { createHash } from 'node:crypto';
import { LIMITS } from '@callboard/contract/limits';
import { COVER_WIDTHS } from '@callboard/contract/productions';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { makePictures, type Pictures } from '../../../platform/images/make-pictures.ts';
import type { Platform } from '../../../platform/platform.ts';
import { touchCallsOfProduction } from '../../casting-calls/touch-call.ts';
import { lockProduction, updateProduction } from '../facts/queries.ts';
import { requireProduction } from '../require-rights.ts';
import { coverFolderOf, coverKey, coverUrlOf } from './cover-place.ts';
import { forgetUnusedCover } from './forget-unused-cover.ts';

/** Gives a production a picture; the one that was there goes. */
export async function setCover(platform: Platform, actor: Actor, id: string, sent: Uint8Array) {
  await requireProduction(platform.db, actor, id, 'manage');
  const pictures = await makePictures(sent, {
    widths: COVER_WIDTHS.map(Number),
    pixels: LIMITS.galleryPhotoPixels,
  });
  const coverFolder = coverFolderOf(id, hashOf(pictures));
  try {
    await keepCover(platform, actor, { id, coverFolder }, pictures);
  } catch (error) {
    await forgetUnusedCover(platform, id, coverFolder);
    throw error;
  }
  return { coverUrl: coverUrlOf({ id, coverFolder }, '1200') ?? '' };
}

async function keepCover(
  platform: Platform,
  actor: Actor,
  { id, coverFolder }: { id: string; coverFolder: string },
  pictures: Pictures,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const before = await lockProduction(tx, id);
    if (before === undefined) throw new AppError('NOT_FOUND');
    // While the production is locked, so that nobody takes the files for unused ones.
    for (const width of COVER_WIDTHS) {
      const picture = widestWithin(pictures, Number(width));
      await platform.storage.put(coverKey(coverFolder, width), picture, {
        contentType: 'image/webp',
      });
    }
    await updateProduction(tx, id, { coverFolder, updatedAt: platform.clock.now() });
    await touchCallsOfProduction(tx, platform.clock, id);
    await audit(tx, platform.clock, actor, {
      act: 'productions.cover-changed',
      target: { kind: 'production', id },
    });
    const { coverFolder: old } = before;
    if (old !== null) tx.afterCommit(() => forgetUnusedCover(platform, id, old));
  });
}

/** A small picture is not blown up: it lies under every width as it is. */
function widestWithin({ byWidth }: Pictures, width: number): Buffer {
  const widths = [...byWidth.keys()].sort((a, b) => b - a);
  const chosen = widths.find((each) => each <= width) ?? widths.at(-1) ?? 0;
  const picture = byWidth.get(chosen);
  if (picture === undefined) throw new Error('a picture was made without any width');
  return picture;
}

function hashOf({ byWidth }: Pictures): string {
  const hash = createHash('sha256');
  for (const picture of byWidth.values()) hash.update(picture);
  return hash.digest('hex').slice(0, 32);
}
