import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { audienceOf } from '../audience.ts';
import { isFor } from '../policy.ts';
import { hasLiveApplication, listAudiences, type Where } from './queries.ts';

/** How someone who looks for work stands to a production, or to one role of it. */
export async function standToProduction(platform: Platform, actor: Actor, where: Where) {
  const audience = await audienceOf(platform, actor);
  const [calls, isApplicant] = await Promise.all([
    listAudiences(platform.db, where),
    hasLiveApplication(platform.db, where, [...audience.talentProfileIds]),
  ]);
  return {
    seesOpenCall: calls.some((call) => isFor(audience, call)),
    hasLiveApplication: isApplicant,
  };
}
