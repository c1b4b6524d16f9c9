import type { Platform } from '../../platform/platform.ts';
import { getVisibleTalent } from './find-talent.ts';
import type { Viewer } from './policy.ts';
import { presentTalentProfile } from './present-talent-profile.ts';
import { listRepresentatives } from './queries.ts';

export async function getTalentProfile(platform: Platform, viewer: Viewer, profileId: string) {
  const [talent, representation] = await Promise.all([
    getVisibleTalent(platform, viewer, profileId),
    listRepresentatives(platform.db, profileId),
  ]);
  return presentTalentProfile(viewer, talent, representation);
}
