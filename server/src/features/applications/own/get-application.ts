import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getTeamApplication } from '../board/get-team-application.ts';
import { getOwnApplication } from './detail/get-own-application.ts';
import { findOwnSide } from './find-own-side.ts';

/** As its talent's side sees it, or as the casting team and admins do; for all others there is none. */
export async function getApplication(platform: Platform, actor: Actor, applicationId: string) {
  const isOwn = (await findOwnSide(platform, actor, applicationId)) !== undefined;
  return isOwn
    ? getOwnApplication(platform, actor, applicationId)
    : getTeamApplication(platform, actor, applicationId);
}
