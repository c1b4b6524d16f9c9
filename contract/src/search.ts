import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { LIMITS } from './limits.ts';
import { ROLE_TYPES } from './production-choices.ts';
import { VERIFICATION_KINDS } from './verification.ts';

const searchResultSchema = z.object({
  productions: z.array(z.object({ id, title: z.string(), type: z.string() })),
  roles: z.array(
    z.object({
      id,
      title: z.string(),
      roleType: z.enum(ROLE_TYPES),
      talentType: z.string().nullable(),
      crewRole: z.string().nullable(),
      productionTitle: z.string(),
    }),
  ),
  applications: z.array(
    z.object({
      id,
      roleId: id,
      profileId: id,
      firstName: z.string(),
      lastName: z.string(),
      roleTitle: z.string(),
      productionTitle: z.string(),
      createdAt: instant,
      verified: z.array(z.enum(VERIFICATION_KINDS)),
    }),
  ),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: "Find among the client's own productions, roles and applicants; the best 8 of each",
    access: ['client'],
    query: z.object({
      query: z
        .string()
        .trim()
        .min(LIMITS.searchLengthMin, 'Please type at least 3 characters')
        .max(LIMITS.searchLengthMax, 'Please type fewer characters'),
    }),
    response: json(searchResultSchema),
  }),
};
