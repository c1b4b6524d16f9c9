import { fillPath } from '@callboard/contract/endpoint';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { fileVersion } from '../../platform/storage/file-version.ts';
import type { PhotoPlace } from '../profile-photos/photo-place.ts';
import { lockTalentPhoto, setTalentPhotoKey } from './queries.ts';

const { path } = talentProfileEndpoints.photoThumbnail;

export const talentPhotoPlace: PhotoPlace = {
  kind: 'talent-profile',
  lock: lockTalentPhoto,
  setKey: setTalentPhotoKey,
  addressOf: ({ userId }, photoKey) => fillPath(path, { userId }, { v: fileVersion(photoKey) }),
};
