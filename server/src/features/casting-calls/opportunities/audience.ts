import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getOwnSides } from '../../representation/get-own-sides.ts';
import { getTalent, type TalentSide } from '../../representation/get-talent.ts';
import type { Audience } from './policy.ts';

/** What someone may see for themselves and all on whose side they are. */
export async function audienceOf(platform: Pick<Platform, 'db'>, actor: Actor): Promise<Audience> {
  const { agencies, talentProfileIds } = await getOwnSides(platform, actor);
  return {
    isAdmin: actor.user.role === 'admin',
    isWithVerifiedAgency: agencies.some(({ isVerified }) => isVerified),
    portfolioIds: new Set(agencies.map(({ id }) => id)),
    talentProfileIds: new Set(talentProfileIds),
  };
}

/**
 * What one talent may see, whoever of their side asks; an agent through their own agency alone. A
 * talent who is none of the asker's business is not found.
 */
export async function audienceForTalent(
  platform: Pick<Platform, 'db'>,
  actor: Actor,
  talentProfileId: string,
): Promise<Audience> {
  return audienceThrough(await getTalent(platform, actor, { talentProfileId }));
}

export function audienceThrough(side: TalentSide): Audience {
  return {
    isAdmin: false,
    isWithVerifiedAgency: side.isWithVerifiedAgency,
    portfolioIds: new Set(side.portfolioIds),
    talentProfileIds: new Set([side.profileId]),
  };
}
