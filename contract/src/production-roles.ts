import * as z from 'zod';
import { ANSWERS } from './application-moves.ts';
import { boardCountsSchema } from './board-counts.ts';
import { callSummarySchema } from './call-summary.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { COLLABORATOR_RIGHTS, LINE_UP_PLACES } from './production-choices.ts';
import { roleFormSchema } from './role-form.ts';

const roleSchema = roleFormSchema.extend({
  id,
  productionId: id,
  position: z.number().int(),
  cancelledAt: instant.nullable(),
  /** The one that is not ended, else the latest. */
  call: callSummarySchema.nullable(),
  counts: boardCountsSchema,
  createdAt: instant,
  updatedAt: instant,
});
export type ProductionRole = z.output<typeof roleSchema>;

const roleDetailSchema = roleSchema.extend({
  production: z.object({
    id,
    title: z.string(),
    typeId: z.string(),
    isConfidential: z.boolean(),
    currency: z.string().nullable(),
  }),
  /** What the viewer may do here. An admin looks. */
  rights: z.enum(COLLABORATOR_RIGHTS),
  /** How reliably the company answers, where there is enough to tell. */
  answering: z.object({ percent: z.number().int(), days: z.number().int().nullable() }).nullable(),
});
export type RoleDetail = z.output<typeof roleDetailSchema>;

/** A role as it was understood from pasted text; everything can still be changed. */
const readRoleSchema = z.object({
  role: roleFormSchema,
  /** The lines it was read from. */
  source: z.string(),
  /** Parts of them that no field could be made of. They stay in the description. */
  unread: z.array(z.string()),
});
export type ReadRole = z.output<typeof readRoleSchema>;

const facePlaceSchema = z.object({
  place: z.enum(LINE_UP_PLACES),
  applicationId: id.nullable(),
  outsidePersonId: id.nullable(),
  name: z.string(),
  photoUrl: z.string().nullable(),
});
const lineUpPlaceForm = z
  .object({ applicationId: id.nullable(), outsidePersonId: id.nullable() })
  .refine((face) => (face.applicationId === null) !== (face.outsidePersonId === null), {
    message: 'Please choose one person',
  })
  .nullable();

const clients = ['client'] as const;
const viewers = ['client', 'admin'] as const;
const params = z.object({ id });
const onePath = '/api/production-roles/{id}' as const;
const ofProduction = '/api/productions/{id}/roles' as const;

export const productionRoleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: ofProduction,
    summary: "A production's roles in their order, with their calls and how many applied",
    access: viewers,
    params,
    // All of them: a production has no more than its limit.
    response: json(z.object({ items: z.array(roleSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: ofProduction,
    summary: 'Add a role at the end',
    access: clients,
    params,
    body: roleFormSchema.partial().required({ title: true }),
    response: json(roleSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED', 'PRODUCTION_CANCELLED'],
    idempotent: true,
  }),
  createMany: endpoint({
    method: 'POST',
    path: `${ofProduction}/batch`,
    summary: 'Add several roles at the end, all or none',
    access: clients,
    params,
    body: z.object({
      roles: z
        .array(roleFormSchema.partial().required({ title: true }))
        .min(1)
        .max(LIMITS.roles),
    }),
    response: json(z.object({ items: z.array(roleSchema) }), 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED', 'PRODUCTION_CANCELLED'],
    idempotent: true,
  }),
  order: endpoint({
    method: 'PUT',
    path: `${ofProduction}/order`,
    summary: 'Put the roles into this order; those that are not named follow as they were',
    access: clients,
    params,
    body: z.object({ ids: z.array(id).max(LIMITS.roles) }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  readBreakdown: endpoint({
    method: 'POST',
    path: '/api/productions/read-breakdown',
    summary: 'Understand a pasted breakdown: plain text becomes roles to check and change',
    access: clients,
    body: z.object({ text: requiredText(LIMITS.breakdownLength, 'Please paste your breakdown') }),
    response: json(
      z.object({
        title: z.string().nullable(),
        typeId: z.string().nullable(),
        /** What was said of the whole: dates, terms. */
        notes: z.string().nullable(),
        roles: z.array(readRoleSchema),
      }),
    ),
  }),
  get: endpoint({
    method: 'GET',
    path: onePath,
    summary: 'A role with its call and how many applied',
    access: viewers,
    params,
    response: json(roleDetailSchema),
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: onePath,
    summary:
      'Change a role; where its call is open, new pay, dates or content make a new version of the call',
    access: clients,
    params,
    body: roleFormSchema.partial(),
    response: json(roleDetailSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_CANCELLED'],
  }),
  duplicate: endpoint({
    method: 'POST',
    path: `${onePath}/duplicate`,
    summary: 'Add a copy of the role after it, without its call and its applicants',
    access: clients,
    params,
    response: json(roleSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'PLAN_LIMIT_REACHED', 'PRODUCTION_CANCELLED'],
    idempotent: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: onePath,
    summary: 'Remove a role that nobody applied to or was asked for',
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_IN_USE'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${onePath}/cancel`,
    summary: 'Cancel a role: its call ends and everyone still open is told',
    access: clients,
    params,
    body: z.object({ answer: z.enum(ANSWERS).default('role_cut') }),
    response: json(z.object({ answered: z.number().int() })),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_CANCELLED'],
  }),
  lineUp: endpoint({
    method: 'GET',
    path: '/api/productions/{id}/line-up',
    summary: "Whom the team thinks of for each of a production's roles",
    access: viewers,
    params,
    response: json(
      z.object({ items: z.array(z.object({ roleId: id, faces: z.array(facePlaceSchema) })) }),
    ),
    errors: ['NOT_FOUND'],
  }),
  setLineUp: endpoint({
    method: 'PUT',
    path: `${onePath}/line-up`,
    summary: 'Say whom the team thinks of for a role: first choice, second, backup',
    access: clients,
    params,
    body: z.object({ first: lineUpPlaceForm, second: lineUpPlaceForm, backup: lineUpPlaceForm }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
