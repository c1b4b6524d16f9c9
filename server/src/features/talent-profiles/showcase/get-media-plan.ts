import type { Plan } from '@callboard/contract/plans';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVisibleTalent } from '../find-talent.ts';
import { mayManageTalent } from '../policy.ts';
import { findPlan } from './queries.ts';

/** By what the room is measured, for those who fill it; to anyone else there is no such thing. */
export async function getMediaPlan(
  platform: Platform,
  actor: Actor,
  profileId: string,
): Promise<{ plan: Plan }> {
  const talent = await getVisibleTalent(platform, actor, profileId);
  if (!mayManageTalent(actor, talent)) throw new AppError('NOT_FOUND');
  return { plan: await findPlan(platform.db, profileId) };
}
