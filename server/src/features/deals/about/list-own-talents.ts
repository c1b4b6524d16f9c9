import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getOwnSides } from '../../representation/get-own-sides.ts';
import { getTalent } from '../../representation/get-talent.ts';

/** The talent whom a list is asked for, or everyone on whose side the actor is. */
export async function listOwnTalents(
  platform: Platform,
  actor: Actor,
  talentProfileId: string | undefined,
): Promise<readonly string[]> {
  if (talentProfileId === undefined) return (await getOwnSides(platform, actor)).talentProfileIds;
  const { profileId } = await getTalent(platform, actor, { talentProfileId });
  return [profileId];
}
