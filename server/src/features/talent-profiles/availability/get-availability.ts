import type { PreviewViewer } from '@callboard/contract/profile-preview';
import type { Platform } from '../../../platform/platform.ts';
import { getVisibleTalent } from '../find-talent.ts';
import type { Viewer } from '../policy.ts';
import { visibleFields } from '../visible-fields.ts';
import { listAvailability } from './queries.ts';

export async function getAvailability(
  platform: Platform,
  viewer: Viewer,
  profileId: string,
  as?: PreviewViewer,
) {
  const [talent, availability] = await Promise.all([
    getVisibleTalent(platform, viewer, profileId),
    listAvailability(platform.db, profileId),
  ]);
  return visibleFields(viewer, talent, { availability }, as);
}
