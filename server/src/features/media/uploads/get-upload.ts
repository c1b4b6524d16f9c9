import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { isSenderOf } from '../message-files/policy.ts';
import { findMessageFileFor } from '../message-files/queries.ts';
import { mayUpload } from '../policy.ts';
import { findMediaFor, type MediaRow } from '../queries.ts';

/**
 * For those who may edit the profile that it is for, and for the sender of what is for a message; everyone else learns of no such upload.
 */
export async function getUpload(platform: Platform, actor: Actor, mediaId: string) {
  const found = await findMediaFor(platform.db, mediaId, actor.user.id);
  if (found === undefined) return getUploadForMessage(platform, actor, mediaId);
  const { media, talent, shownAs, isSent } = found;
  if (!mayUpload(actor, withIsMinor(platform.clock, talent))) throw new AppError('NOT_FOUND');
  return { media, offset: offsetOf(found), isShown: shownAs.length > 0 || isSent };
}

async function getUploadForMessage({ db }: Platform, actor: Actor, mediaId: string) {
  const found = await findMessageFileFor(db, mediaId, actor.user.id);
  if (found === undefined || !isSenderOf(actor, found.media)) throw new AppError('NOT_FOUND');
  return { media: found.media, offset: offsetOf(found), isShown: found.isAttached };
}

/** Once it is whole its parts are joined and go. */
function offsetOf({ media, arrived }: { media: MediaRow; arrived: number }): number {
  return media.status === 'uploading' ? arrived : media.bytes;
}
