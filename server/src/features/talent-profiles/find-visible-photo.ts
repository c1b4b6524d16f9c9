import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOfAge } from '../auth/age.ts';
import { maySeeTalent } from './policy.ts';
import { findTalentPhoto, type WhichTalent } from './queries.ts';

/**
 * The key of the stored photo. Unknown, out of sight and without a photo are told alike; only the
 * talent learns that their own is not there yet, for which there is no key.
 */
export async function findVisiblePhoto(platform: Platform, actor: Actor, which: WhichTalent) {
  const talent = await findTalentPhoto(platform.db, which, actor.user.id);
  if (talent === undefined) throw new AppError('NOT_FOUND');
  const { dateOfBirth, photoKey } = talent;
  const isMinor = dateOfBirth !== null && !isOfAge(dateOfBirth, platform.clock.now());
  if (!maySeeTalent(actor, { ...talent, isMinor })) throw new AppError('NOT_FOUND');
  if (photoKey === null && talent.userId !== actor.user.id) throw new AppError('NOT_FOUND');
  return photoKey;
}
