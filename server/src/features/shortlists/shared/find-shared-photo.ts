import { AppError } from '../../../platform/app-error.ts';
import { largestPhotoKey } from '../../../platform/images/store-photo.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openLink, requireSharedFace } from './open-link.ts';

type Which = { token: string; entryId: string };

/** The key of a stored photo that the link shows. */
export async function findSharedPhoto(
  platform: Platform,
  { token, entryId }: Which,
): Promise<string> {
  const { shortlistId } = await openLink(platform, token);
  const { photoKey } = await requireSharedFace(platform, shortlistId, entryId);
  if (photoKey === null) throw new AppError('NOT_FOUND');
  return largestPhotoKey(platform.storage, photoKey);
}
