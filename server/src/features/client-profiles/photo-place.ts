import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { fillPath } from '@callboard/contract/endpoint';
import { fileVersion } from '../../platform/storage/file-version.ts';
import type { PhotoPlace } from '../profile-photos/photo-place.ts';
import { lockClientPhoto, setClientPhotoKey } from './queries.ts';

const { path } = clientProfileEndpoints.thumbnail;

export const clientPhotoPlace: PhotoPlace = {
  kind: 'client-profile',
  lock: lockClientPhoto,
  setKey: setClientPhotoKey,
  addressOf: ({ id }, photoKey) => fillPath(path, { id }, { v: fileVersion(photoKey) }),
};
