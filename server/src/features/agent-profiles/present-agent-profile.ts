import { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { fillPath } from '@callboard/contract/endpoint';
import { fileVersion } from '../../platform/storage/file-version.ts';
import type { AgentProfileRow } from './queries.ts';

const { path } = agentProfileEndpoints.thumbnail;

export function presentAgentProfile({ photoKey, ...profile }: AgentProfileRow) {
  const { userId } = profile;
  return { ...profile, profilePhotoThumbnailUrl: agentPhotoUrlOf({ userId, photoKey }) };
}

/** Where the photo of an agent can be seen. */
export function agentPhotoUrlOf({ userId, photoKey }: { userId: string; photoKey: string | null }) {
  return photoKey === null ? null : fillPath(path, { userId }, { v: fileVersion(photoKey) });
}
