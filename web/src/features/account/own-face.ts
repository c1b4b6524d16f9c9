import type { CurrentUser } from '@callboard/contract/auth';
import { fillPath } from '@callboard/contract/endpoint';
import { PROFILE_CALLS } from '@callboard/contract/profile-calls';
import { useQuery } from '@tanstack/react-query';
import { agentProfileQuery, clientProfileQuery, talentPhotoQuery } from './profile-queries.ts';
import { thumbnailAddress } from './thumbnail-address.ts';

const { clientThumbnail, agentThumbnail, talentThumbnail } = PROFILE_CALLS;

/** The picture and the name of whoever is signed in. Only clients and agents ask for their profile. */
export function useOwnFace(user: CurrentUser | null): { src?: string; profileName?: string } {
  const role = user?.role;
  const client = useQuery({ ...clientProfileQuery, enabled: role === 'client' }).data;
  const agent = useQuery({ ...agentProfileQuery, enabled: role === 'agent' }).data;
  const talentAddress = useQuery(talentPhotoQuery(user?.id)).data;
  if (role === 'talent') {
    return { src: talentAddress ?? fillPath(talentThumbnail.path, { userId: user?.id }) };
  }
  if (role === 'client' && client) {
    return faceOf(client, fillPath(clientThumbnail.path, { id: client.id }));
  }
  if (role === 'agent' && agent) {
    return faceOf(agent, fillPath(agentThumbnail.path, { userId: user?.id }));
  }
  return {};
}

type Profile = { firstName: string; lastName: string; profilePhotoThumbnailUrl: string | null };

function faceOf({ firstName, lastName, profilePhotoThumbnailUrl }: Profile, callPath: string) {
  const profileName = `${firstName} ${lastName}`;
  const src = thumbnailAddress(profilePhotoThumbnailUrl, callPath);
  return src === undefined ? { profileName } : { profileName, src };
}
