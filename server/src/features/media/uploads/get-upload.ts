import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { mayUpload } from '../policy.ts';
import { findMediaFor } from '../queries.ts';

/** For those who may edit the profile that it is for; everyone else learns of no such upload. */
export async function getUpload(platform: Platform, actor: Actor, mediaId: string) {
  const found = await findMediaFor(platform.db, mediaId, actor.user.id);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { media, arrived, talent, shownAs, isSent } = found;
  if (!mayUpload(actor, withIsMinor(platform.clock, talent))) throw new AppError('NOT_FOUND');
  // Once it is whole its parts are joined and go.
  const offset = media.status === 'uploading' ? arrived : media.bytes;
  return { media, offset, isShown: shownAs.length > 0 || isSent };
}
