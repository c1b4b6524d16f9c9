import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { fillPath } from '@callboard/contract/endpoint';
import { fileVersion } from '../../platform/storage/file-version.ts';
import type { ClientProfileRow } from './queries.ts';

const { path } = clientProfileEndpoints.thumbnail;

export function presentClientProfile({ photoKey, ...profile }: ClientProfileRow) {
  const profilePhotoThumbnailUrl =
    photoKey === null ? null : fillPath(path, { id: profile.id }, { v: fileVersion(photoKey) });
  return { ...profile, profilePhotoThumbnailUrl };
}
