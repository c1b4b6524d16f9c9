import { fillPath } from '@callboard/contract/endpoint';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { AppError } from '../../platform/app-error.ts';
import { fileVersion } from '../../platform/storage/file-version.ts';
import type { PhotoPlace } from '../profile-photos/photo-place.ts';
import { getEditableTalent } from './find-talent.ts';
import { markProfilePhoto } from './gallery/queries.ts';
import { mayChangePhoto } from './policy.ts';
import { lockTalentPhoto, setTalentPhotoKey } from './queries.ts';

const { path } = talentProfileEndpoints.photoThumbnail;

/** Of one's own profile. */
export const talentPhotoPlace: PhotoPlace = {
  kind: 'talent-profile',
  lock: (tx, userId) => lockTalentPhoto(tx, { userId }),
  setKey: async (tx, profileId, photoKey, now) => {
    await setTalentPhotoKey(tx, profileId, photoKey, now);
    // It was not cut from the gallery.
    await markProfilePhoto(tx, profileId, undefined);
  },
  addressOf: ({ userId }, photoKey) => fillPath(path, { userId }, { v: fileVersion(photoKey) }),
};

/** Of a profile that may be somebody else's, for whoever may change its photo. */
export function photoPlaceOf(profileId: string): PhotoPlace {
  return {
    ...talentPhotoPlace,
    profileId,
    lock: (tx) => lockTalentPhoto(tx, { profileId }),
    admit: async (platform, tx, actor) => {
      const { talent, doer } = await getEditableTalent(platform, tx, actor, profileId);
      if (!mayChangePhoto(actor, talent)) throw new AppError('FORBIDDEN');
      return doer;
    },
  };
}
