import type { MediaVariant } from '@callboard/contract/media-address';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../talent-profiles/policy.ts';
import { findProfileFile } from './find-profile-file.ts';
import { pictureKey } from './media-keys.ts';
import { maySeeMessageFile } from './message-files/policy.ts';
import { findMessageFileFor } from './message-files/queries.ts';
import type { MediaRow } from './queries.ts';

/**
 * Which stored file is meant, for those who may see it. Unknown, out of sight, not ready and without
 * such a variant are told alike.
 */
export async function getVisibleFile(
  platform: Platform,
  viewer: Viewer,
  { id, variant }: { id: string; variant: MediaVariant },
) {
  const media =
    (await findProfileFile(platform, viewer, id))?.media ??
    (await findMessageFile(platform, viewer, id));
  const file = media && findVariant(media, variant);
  if (file === undefined) throw new AppError('NOT_FOUND');
  return file;
}

async function findMessageFile({ db }: Platform, viewer: Viewer, id: string) {
  const found = await findMessageFileFor(db, id, viewer?.user.id);
  if (found === undefined) return undefined;
  return maySeeMessageFile(viewer, { ...found, ...found.media }) ? found.media : undefined;
}

function findVariant(media: MediaRow, variant: MediaVariant) {
  const { fileKey, fileName, bytes, pictureFolder, pictureWidths } = media;
  if (variant === 'file') {
    return fileKey === null ? undefined : { key: fileKey, size: bytes, name: fileName };
  }
  if (pictureFolder === null) return undefined;
  const narrowEnough = pictureWidths.filter((width) => width <= Number(variant));
  const width = narrowEnough.length > 0 ? Math.max(...narrowEnough) : Math.min(...pictureWidths);
  return { key: pictureKey(pictureFolder, width) };
}
