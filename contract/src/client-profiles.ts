import * as z from 'zod';
import { endpoint, json, raw } from './endpoint.ts';
import { id, optionalText, optionalWebAddress, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { PROFILE_CALLS } from './profile-calls.ts';

const clientProfileSchema = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  profilePhotoThumbnailUrl: z.string().nullable(),
  companyName: z.string(),
  jobTitle: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  bio: z.string().nullable(),
});

export const clientProfileFormSchema = z.object({
  companyName: requiredText(LIMITS.nameLength, 'Company name is required'),
  jobTitle: optionalText(LIMITS.nameLength),
  website: optionalWebAddress,
  phone: optionalText(LIMITS.nameLength),
  bio: optionalText(LIMITS.textLength),
});
export type ClientProfileForm = z.output<typeof clientProfileFormSchema>;

export const clientProfileEndpoints = {
  get: endpoint({
    ...PROFILE_CALLS.client,
    summary: "The client's own profile",
    access: ['client'],
    response: json(clientProfileSchema),
    errors: ['NOT_FOUND'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/client-profiles',
    summary: "Change the client's own profile",
    access: ['client'],
    body: clientProfileFormSchema,
    response: json(clientProfileSchema),
    errors: ['NOT_FOUND'],
  }),
  thumbnail: endpoint({
    ...PROFILE_CALLS.clientThumbnail,
    summary: "A client's photo, by the id of their profile",
    access: 'signed-in',
    params: z.object({ id }),
    response: raw('image/webp'),
    errors: ['NOT_FOUND'],
  }),
};
