import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { fillPath } from '@callboard/contract/endpoint';
import { fileVersion } from '../../../platform/storage/file-version.ts';
import type { PersonRow } from './queries.ts';

const { path } = clientProfileEndpoints.thumbnail;

type Shown = Pick<PersonRow, 'userId' | 'firstName' | 'lastName' | 'jobTitle' | 'photoKey'> & {
  profileId: string | null;
};

export function presentPerson({ profileId, photoKey, ...person }: Shown) {
  const photoUrl =
    photoKey === null ? null : fillPath(path, { id: profileId }, { v: fileVersion(photoKey) });
  return { ...person, photoUrl };
}
