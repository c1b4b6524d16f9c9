import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVisibleTalent } from '../find-talent.ts';
import { shownClass, type Viewer } from '../policy.ts';
import { photoUrlOf } from '../present-talent-profile.ts';
import { presentItem } from './present-item.ts';
import { findItem } from './queries.ts';

export type WhichItem = { profileId: string; itemId: string };

/** A piece of work with whose it is. */
export async function getItem(platform: Platform, viewer: Viewer, which: WhichItem) {
  const talent = await getVisibleTalent(platform, viewer, which.profileId);
  const shown = shownClass(viewer, talent);
  const found = await findItem(platform.db, which, shown);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { id, stageName, firstName, lastName, headline } = talent;
  const name = stageName ?? `${firstName} ${lastName}`;
  return {
    ...presentItem(found, shown),
    talent: { id, name, headline, photoUrl: photoUrlOf(talent) },
  };
}

/** A piece of work as the talent's own side sees it. */
export async function getOwnItem(db: Queryable, which: WhichItem) {
  const found = await findItem(db, which, 'own_agent');
  if (found === undefined) throw new AppError('NOT_FOUND');
  return presentItem(found, 'own_agent');
}
