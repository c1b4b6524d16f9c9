import type { PreviewViewer } from '@callboard/contract/profile-preview';
import type { Platform } from '../../platform/platform.ts';
import { getVisibleTalent } from './find-talent.ts';
import { mayManageTalent, type Viewer } from './policy.ts';
import { presentTalentProfile } from './present-talent-profile.ts';
import { listRepresentatives } from './queries.ts';

export async function getTalentProfile(platform: Platform, viewer: Viewer, profileId: string) {
  const { profile } = await lookAtTalentProfile(platform, viewer, profileId);
  return profile;
}

/** The profile, and whether it is the viewer's own affair rather than someone they look at. */
export async function lookAtTalentProfile(
  platform: Platform,
  viewer: Viewer,
  profileId: string,
  as?: PreviewViewer,
) {
  const [talent, representation] = await Promise.all([
    getVisibleTalent(platform, viewer, profileId),
    listRepresentatives(platform.db, profileId),
  ]);
  return {
    profile: presentTalentProfile(viewer, talent, representation, as),
    isOwnAffair: mayManageTalent(viewer, talent),
  };
}
