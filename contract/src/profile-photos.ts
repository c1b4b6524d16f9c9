import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { id } from './fields.ts';
import { LIMITS } from './limits.ts';

const PHOTO_UPLOAD = {
  method: 'POST',
  files: { fields: ['photo', 'squarePhoto'], maxBytes: LIMITS.photoBytes },
  response: json(z.object({ profilePhotoThumbnailUrl: z.string() })),
  errors: ['NOT_FOUND', 'NOT_A_PICTURE', 'PICTURE_DAMAGED', 'PICTURE_TOO_LARGE'],
  limit: { points: 60, seconds: 60 * 60, per: 'user' },
} as const;

/** As the crop dialog makes it: round for showing, and the square that all other sizes come from. */
export const profilePhotoEndpoints = {
  talent: endpoint({
    ...PHOTO_UPLOAD,
    path: '/api/talent-profiles/photo',
    summary: "Change a talent's photo: one's own, or that of the profile that is named",
    access: ['client', 'talent', 'agent'],
    query: z.object({ talentProfileId: id.optional() }),
  }),
  client: endpoint({
    ...PHOTO_UPLOAD,
    path: '/api/client-profiles/photo',
    summary: "Change the client's own photo",
    access: ['client'],
  }),
  agent: endpoint({
    ...PHOTO_UPLOAD,
    path: '/api/agent-profiles/photo',
    summary: "Change the agent's own photo",
    access: ['agent'],
  }),
};
