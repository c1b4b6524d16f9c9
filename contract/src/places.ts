import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { LIMITS } from './limits.ts';

/** A town. */
export const placeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** State or part of the country, where it has a short name. */
  region: z.string().nullable(),
  countryId: z.string(),
});
export type Place = z.output<typeof placeSchema>;

export const placeEndpoints = {
  places: endpoint({
    method: 'GET',
    path: '/api/places',
    summary: 'Towns whose names begin like this, the largest first; or the one of an id',
    access: 'public',
    query: z.object({
      query: z.string().trim().max(LIMITS.nameLength).optional(),
      id: z.coerce.number().int().positive().optional(),
    }),
    response: json(z.object({ items: z.array(placeSchema) })),
  }),
};
