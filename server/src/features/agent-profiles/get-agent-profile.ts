import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentAgentProfile } from './present-agent-profile.ts';
import { findProfileOfAgent } from './queries.ts';

/** One's own: nobody else's can be asked for. */
export async function getAgentProfile(platform: Platform, actor: Actor) {
  const profile = await findProfileOfAgent(platform.db, actor.user.id);
  if (profile === undefined) throw new AppError('NOT_FOUND');
  return presentAgentProfile(profile);
}
