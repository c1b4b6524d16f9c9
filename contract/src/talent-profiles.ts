import * as z from 'zod';
import { endpoint, raw } from './endpoint.ts';
import { id } from './fields.ts';
import { PROFILE_CALLS } from './profile-calls.ts';

/** Who may see a profile. A minor's is never public, whatever is chosen. */
export const PROFILE_VISIBILITIES = ['public', 'professionals', 'hidden'] as const;

export const talentProfileEndpoints = {
  profileThumbnail: endpoint({
    method: 'GET',
    path: '/api/talent-profiles/profile-thumbnail/{profileId}',
    summary:
      "A talent's photo, by the id of their profile, for those who may see the profile; 204 for the talent who has none yet",
    access: 'signed-in',
    params: z.object({ profileId: id }),
    response: raw('image/webp'),
    errors: ['NOT_FOUND'],
  }),
  photoThumbnail: endpoint({
    ...PROFILE_CALLS.talentThumbnail,
    summary:
      "A talent's photo, by the id of their user, for those who may see the profile; 204 for the talent who has none yet",
    access: 'signed-in',
    params: z.object({ userId: id }),
    response: raw('image/webp'),
    errors: ['NOT_FOUND'],
  }),
};
