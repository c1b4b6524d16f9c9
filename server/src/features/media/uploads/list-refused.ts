import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { mayUpload } from '../policy.ts';
import { presentMedia } from '../present-media.ts';
import { listRefusedFor } from './queries.ts';

/** What was refused while its sender was elsewhere, for those who may send it again. */
export async function listRefused(platform: Platform, actor: Actor, talentProfileId: string) {
  const which = { viewerId: actor.user.id, limit: LIMITS.pageSize };
  const rows = await listRefusedFor(platform.db, talentProfileId, which);
  const talent = rows[0]?.talent;
  if (talent === undefined || !mayUpload(actor, withIsMinor(platform.clock, talent))) {
    throw new AppError('NOT_FOUND');
  }
  const items = rows.flatMap(({ media }) =>
    media === null ? [] : [presentMedia(media, { isOwnSide: true })],
  );
  return { items, nextCursor: null };
}
