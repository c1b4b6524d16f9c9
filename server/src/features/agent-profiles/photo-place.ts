import { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { fillPath } from '@callboard/contract/endpoint';
import { fileVersion } from '../../platform/storage/file-version.ts';
import type { PhotoPlace } from '../profile-photos/photo-place.ts';
import { lockAgentPhoto, setAgentPhotoKey } from './queries.ts';

const { path } = agentProfileEndpoints.thumbnail;

export const agentPhotoPlace: PhotoPlace = {
  kind: 'agent-profile',
  lock: lockAgentPhoto,
  setKey: setAgentPhotoKey,
  addressOf: ({ userId }, photoKey) => fillPath(path, { userId }, { v: fileVersion(photoKey) }),
};
