import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, nullableText, optionalWebAddress, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Somebody who is not on Callboard: an idea, an e-mail, a phone pitch. Seen by the team only. */
export const OUTSIDE_COLUMNS = [
  'submitted',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'booked',
  'not_selected',
] as const;
export const outsidePersonFormSchema = z.object({
  name: requiredText(LIMITS.nameLength, 'Name is required'),
  agent: nullableText(LIMITS.nameLength),
  link: optionalWebAddress,
  note: nullableText(LIMITS.textLength),
  status: z.enum(OUTSIDE_COLUMNS),
});
export type OutsidePersonForm = z.output<typeof outsidePersonFormSchema>;
const outsidePersonSchema = outsidePersonFormSchema.extend({
  id,
  link: z.string().nullable(),
  addedBy: z.string(),
  createdAt: instant,
});
export type OutsidePerson = z.output<typeof outsidePersonSchema>;

const clients = ['client'] as const;
const params = z.object({ id });
const ofRole = '/api/production-roles/{id}' as const;

export const outsidePeopleEndpoints = {
  outsidePeople: endpoint({
    method: 'GET',
    path: `${ofRole}/outside-people`,
    summary: 'People thought of for a role who are not on Callboard',
    access: ['client', 'admin'],
    params,
    // All of them: a role has no more than its limit.
    response: json(z.object({ items: z.array(outsidePersonSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  addOutsidePerson: endpoint({
    method: 'POST',
    path: `${ofRole}/outside-people`,
    summary: 'Add somebody who is not on Callboard, by name',
    access: clients,
    params,
    body: outsidePersonFormSchema.partial().required({ name: true }),
    response: json(outsidePersonSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  changeOutsidePerson: endpoint({
    method: 'PATCH',
    path: '/api/outside-people/{id}',
    summary: 'Change or move somebody who is not on Callboard',
    access: clients,
    params,
    body: outsidePersonFormSchema.partial(),
    response: json(outsidePersonSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  removeOutsidePerson: endpoint({
    method: 'DELETE',
    path: '/api/outside-people/{id}',
    summary: 'Remove somebody who is not on Callboard',
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
