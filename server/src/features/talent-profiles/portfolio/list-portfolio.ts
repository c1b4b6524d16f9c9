import type { PreviewViewer } from '@callboard/contract/profile-preview';
import type { Platform } from '../../../platform/platform.ts';
import { getVisibleTalent } from '../find-talent.ts';
import { shownClass, type Viewer } from '../policy.ts';
import { presentItem } from './present-item.ts';
import { listItems } from './queries.ts';

export async function listPortfolio(
  platform: Platform,
  viewer: Viewer,
  profileId: string,
  as?: PreviewViewer,
) {
  const talent = await getVisibleTalent(platform, viewer, profileId);
  const shown = shownClass(viewer, talent, as);
  const items = await listItems(platform.db, profileId, shown);
  return { items: items.map((item) => presentItem(item, shown)), nextCursor: null };
}
