import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listAvailability } from '../availability/queries.ts';
import { getVisibleTalent } from '../find-talent.ts';
import { countPhotos } from '../gallery/queries.ts';
import { readInfo } from '../info/get-info.ts';
import { mayManageTalent } from '../policy.ts';
import { hasReel } from '../portfolio/queries.ts';
import { readTraits } from '../traits/get-traits.ts';
import { completenessOf } from './parts.ts';

/** For the talent's own side; to anyone else there is no such thing. */
export async function getCompleteness(platform: Platform, actor: Actor, profileId: string) {
  const talent = await getVisibleTalent(platform, actor, profileId);
  if (!mayManageTalent(actor, talent)) throw new AppError('NOT_FOUND');
  const [traits, info, availability, photos, isWithReel] = await Promise.all([
    readTraits(platform.db, profileId),
    readInfo(platform.db, profileId),
    listAvailability(platform.db, profileId),
    countPhotos(platform.db, profileId),
    hasReel(platform.db, profileId),
  ]);
  const shown = { galleryPhotos: photos, hasReel: isWithReel };
  return completenessOf({ talent, traits, info, availability, ...shown });
}
