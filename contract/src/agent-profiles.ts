import * as z from 'zod';
import { endpoint, json, raw } from './endpoint.ts';
import { id, optionalText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { PROFILE_CALLS } from './profile-calls.ts';

const agentProfileSchema = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  profilePhotoThumbnailUrl: z.string().nullable(),
  jobTitle: z.string().nullable(),
  phone: z.string().nullable(),
  bio: z.string().nullable(),
});

export const agentProfileFormSchema = z.object({
  jobTitle: optionalText(LIMITS.nameLength),
  phone: optionalText(LIMITS.nameLength),
  bio: optionalText(LIMITS.textLength),
});
export type AgentProfileForm = z.output<typeof agentProfileFormSchema>;

export const agentProfileEndpoints = {
  get: endpoint({
    ...PROFILE_CALLS.agent,
    summary: "The agent's own profile",
    access: ['agent'],
    response: json(agentProfileSchema),
    errors: ['NOT_FOUND'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/agent-profiles',
    summary: "Change the agent's own profile",
    access: ['agent'],
    body: agentProfileFormSchema,
    response: json(agentProfileSchema),
    errors: ['NOT_FOUND'],
  }),
  thumbnail: endpoint({
    ...PROFILE_CALLS.agentThumbnail,
    summary: "An agent's photo, by the id of their user",
    access: 'signed-in',
    params: z.object({ userId: id }),
    response: raw('image/webp'),
    errors: ['NOT_FOUND'],
  }),
};
