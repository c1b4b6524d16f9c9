import { NO_TRAITS, type TraitsForm } from '@callboard/contract/professional-traits';
import type { PreviewViewer } from '@callboard/contract/profile-preview';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVisibleTalent } from '../find-talent.ts';
import type { Viewer } from '../policy.ts';
import { visibleFields } from '../visible-fields.ts';
import { findTraits } from './queries.ts';

export async function getTraits(
  platform: Platform,
  viewer: Viewer,
  profileId: string,
  as?: PreviewViewer,
) {
  const [talent, traits] = await Promise.all([
    getVisibleTalent(platform, viewer, profileId),
    readTraits(platform.db, profileId),
  ]);
  return visibleFields(viewer, talent, traits, as);
}

/** All of them, whoever asks. */
export async function readTraits(db: Queryable, profileId: string): Promise<TraitsForm> {
  return (await findTraits(db, profileId)) ?? NO_TRAITS;
}
