import * as z from 'zod';
import { AVAILABILITY_ANSWERS } from './deal-choices.ts';
import { aboutSchema, daysSchema, ownQuery, ownSide, someDays, talentIds } from './deal-parts.ts';
import { endpoint, json } from './endpoint.ts';
import { id, instant, nullableText } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Are you free, and would you do it on these terms. No promise on either side. */
const checkSchema = z.object({
  id,
  ...aboutSchema,
  days: z.array(daysSchema),
  terms: z.string().nullable(),
  answer: z.enum(AVAILABILITY_ANSWERS).nullable(),
  /** Of a partly: which days are not free; and whatever else is to be said. */
  note: z.string().nullable(),
  respondedAt: instant.nullable(),
  createdAt: instant,
});
export type AvailabilityCheck = z.output<typeof checkSchema>;

/** For the team also: booked out, held or accepted elsewhere on some of the days, without what it is. */
const teamCheckSchema = checkSchema.extend({ hasConflict: z.boolean() });

const params = z.object({ id });

export const availabilityCheckEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/api/production-roles/{id}/availability-checks',
    summary: 'Ask several talents at once whether they are free',
    access: ['client'],
    params,
    body: z.object({
      talentProfileIds: talentIds,
      days: someDays,
      terms: nullableText(LIMITS.textLength),
    }),
    response: json(z.object({ items: z.array(teamCheckSchema), nextCursor: z.null() }), 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_CANCELLED'],
    idempotent: true,
  }),
  ofRole: endpoint({
    method: 'GET',
    path: '/api/production-roles/{id}/availability-checks',
    summary: 'Who was asked for a role, and what they answered: the newest of each talent',
    access: ['client', 'admin'],
    params,
    response: json(z.object({ items: z.array(teamCheckSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/availability-checks',
    summary: "What the talent's side was asked, what waits for an answer first",
    access: 'signed-in',
    query: ownQuery,
    response: json(z.object({ items: z.array(checkSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/availability-checks/{id}/answer',
    summary: 'Answer, or answer otherwise',
    access: ownSide,
    params,
    body: z
      .object({ answer: z.enum(AVAILABILITY_ANSWERS), note: nullableText(LIMITS.textLength) })
      .refine(({ answer, note }) => answer !== 'partly' || note !== null, {
        path: ['note'],
        message: 'Please say which days do not work',
      }),
    response: json(checkSchema),
    errors: ['NOT_FOUND', 'ROLE_CANCELLED'],
  }),
};
