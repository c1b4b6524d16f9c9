import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentClientProfile } from './present-client-profile.ts';
import { findProfileOfClient } from './queries.ts';

/** One's own: nobody else's can be asked for. */
export async function getClientProfile(platform: Platform, actor: Actor) {
  const profile = await findProfileOfClient(platform.db, actor.user.id);
  if (profile === undefined) throw new AppError('NOT_FOUND');
  return presentClientProfile(profile);
}
