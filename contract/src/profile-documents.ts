import * as z from 'zod';
import { endpoint, json, raw } from './endpoint.ts';
import { id } from './fields.ts';
import { professionalInfoSchema } from './professional-info.ts';
import { traitsFormSchema } from './professional-traits.ts';
import { TALENT_CALLS } from './talent-calls.ts';
import { availabilitySchema, profileFormSchema } from './talent-profiles.ts';

/** A whole profile as a file: what its talent entered, to be kept or taken elsewhere. */
export const profileExportSchema = z.object({
  format: z.literal('callboard-profile', 'This is not a Callboard profile'),
  version: z.literal(1, 'This version of the format is not known here'),
  profile: profileFormSchema.omit({ dateOfBirth: true }),
  traits: traitsFormSchema,
  info: professionalInfoSchema,
  ...availabilitySchema.shape,
});
export type ProfileExport = z.output<typeof profileExportSchema>;

const params = z.object({ id });

export const profileDocumentEndpoints = {
  resume: endpoint({
    ...TALENT_CALLS.resume,
    summary: 'A one-page résumé with photo, as far as the viewer may see the talent',
    access: 'anyone',
    params,
    response: raw('application/pdf'),
    errors: ['NOT_FOUND'],
    limit: { points: 120, seconds: 60 * 60, per: 'user' },
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/talent-profiles/{id}/export',
    summary: "A whole profile as JSON, for the talent's own side",
    access: ['client', 'talent', 'agent'],
    params,
    response: json(profileExportSchema),
    errors: ['NOT_FOUND'],
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/talent-profiles/{id}/import',
    summary: 'Replace a profile by one that was exported; all of it or nothing',
    access: ['client', 'talent', 'agent'],
    params,
    body: profileExportSchema,
    response: json(profileExportSchema),
    errors: ['NOT_FOUND'],
  }),
};
