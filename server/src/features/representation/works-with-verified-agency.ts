import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasVerifiedAgency } from './queries.ts';

/** As an agent on its team, or as a talent on its roster. */
export function worksWithVerifiedAgency(platform: Platform, actor: Actor): Promise<boolean> {
  return hasVerifiedAgency(platform.db, actor.user.id);
}
