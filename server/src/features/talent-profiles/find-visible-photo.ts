import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { withIsMinor } from './is-minor.ts';
import { maySeeTalent, type Viewer } from './policy.ts';
import { findTalentPhoto, type WhichTalent } from './queries.ts';

/**
 * The key of the stored photo. Unknown, out of sight and without a photo are told alike; only the
 * talent learns that their own is not there yet, for which there is no key.
 */
export async function findVisiblePhoto(platform: Platform, viewer: Viewer, which: WhichTalent) {
  const talent = await findTalentPhoto(platform.db, which, viewer?.user.id);
  if (talent === undefined) throw new AppError('NOT_FOUND');
  const { photoKey } = talent;
  if (!maySeeTalent(viewer, withIsMinor(platform.clock, talent))) throw new AppError('NOT_FOUND');
  if (photoKey === null && talent.userId !== viewer?.user.id) throw new AppError('NOT_FOUND');
  return photoKey;
}
