import type { PreviewViewer } from '@callboard/contract/profile-preview';
import type { Platform } from '../../../platform/platform.ts';
import { getVisibleTalent } from '../find-talent.ts';
import { shownClass, type Viewer } from '../policy.ts';
import { presentPhoto } from './present-photo.ts';
import { listPhotos } from './queries.ts';

export async function listGallery(
  platform: Platform,
  viewer: Viewer,
  profileId: string,
  as?: PreviewViewer,
) {
  const talent = await getVisibleTalent(platform, viewer, profileId);
  const shown = shownClass(viewer, talent, as);
  const photos = await listPhotos(platform.db, profileId, shown);
  return { items: photos.map((photo) => presentPhoto(photo, shown)), nextCursor: null };
}
