import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { withIsMinor } from '../talent-profiles/is-minor.ts';
import { isSenderOf } from './message-files/policy.ts';
import { findMessageFileFor } from './message-files/queries.ts';
import { mayFollow } from './policy.ts';
import { presentMedia } from './present-media.ts';
import { findMediaFor } from './queries.ts';

export async function getMedia(platform: Platform, actor: Actor, mediaId: string) {
  const found = await findMediaFor(platform.db, mediaId, actor.user.id);
  if (found === undefined) return getMessageFile(platform, actor, mediaId);
  const { media, talent } = found;
  if (!mayFollow(actor, withIsMinor(platform.clock, talent))) throw new AppError('NOT_FOUND');
  return presentMedia(media, { isOwnSide: true });
}

async function getMessageFile({ db }: Platform, actor: Actor, mediaId: string) {
  const found = await findMessageFileFor(db, mediaId, actor.user.id);
  if (found === undefined || !isSenderOf(actor, found.media)) throw new AppError('NOT_FOUND');
  return presentMedia(found.media, { isOwnSide: true });
}
