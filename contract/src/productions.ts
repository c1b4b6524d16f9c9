import * as z from 'zod';
import { empty, endpoint, json, raw } from './endpoint.ts';
import {
  day,
  id,
  instant,
  nullableText,
  optionalId,
  pageQuery,
  requiredText,
  termId,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import {
  COLLABORATOR_RIGHTS,
  DATE_LABELS,
  PRODUCTION_STATUSES,
  UNION_STATUSES,
} from './production-choices.ts';

const name = nullableText(LIMITS.nameLength);

const productionDateSchema = z
  .object({
    label: z.enum(DATE_LABELS),
    from: day('Please choose a day'),
    to: day('Please choose a day').nullable(),
    note: nullableText(LIMITS.lineLength),
  })
  .refine(({ from, to }) => to === null || from <= to, {
    path: ['to'],
    message: 'The last day cannot be before the first',
  });

/** A production as its team writes it. What is left out of a change stays as it is. */
export const productionFormSchema = z.object({
  title: requiredText(LIMITS.nameLength, 'Title is required'),
  codeName: name,
  isConfidential: z.boolean(),
  typeId: termId,
  status: z.enum(PRODUCTION_STATUSES),
  synopsis: nullableText(LIMITS.textLength),
  /** The company that makes it; the client's own where nothing else is said. */
  companyName: name,
  director: name,
  castingDirector: name,
  unionStatus: z.enum(UNION_STATUSES).nullable(),
  contractId: optionalId,
  dates: z.array(productionDateSchema).max(LIMITS.productionDates),
  locations: z
    .array(requiredText(LIMITS.nameLength, 'Please name the place'))
    .max(LIMITS.locations),
  /** What readers of a confidential production's sides agree to. */
  ndaText: nullableText(LIMITS.textLength),
});
export type ProductionForm = z.output<typeof productionFormSchema>;

/** How many people of a production stand where, from having applied to being booked. */
const funnelSchema = z.object({
  applied: z.number().int(),
  new: z.number().int(),
  shortlisted: z.number().int(),
  audition: z.number().int(),
  callback: z.number().int(),
  offered: z.number().int(),
  booked: z.number().int(),
});
export type Funnel = z.output<typeof funnelSchema>;

const productionSummarySchema = z.object({
  id,
  title: z.string(),
  codeName: z.string().nullable(),
  isConfidential: z.boolean(),
  typeId: z.string(),
  type: z.string(),
  status: z.enum(PRODUCTION_STATUSES),
  companyName: z.string(),
  roleCount: z.number().int(),
  openCallCount: z.number().int(),
  funnel: funnelSchema,
  /** The soonest deadline of an open call. */
  nextDeadlineAt: instant.nullable(),
  coverUrl: z.string().nullable(),
  archivedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type ProductionSummary = z.output<typeof productionSummarySchema>;

const productionSchema = productionFormSchema.extend({
  id,
  companyName: z.string(),
  type: z.string(),
  coverUrl: z.string().nullable(),
  funnel: funnelSchema,
  archivedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  rights: z.enum(COLLABORATOR_RIGHTS),
});
export type Production = z.output<typeof productionSchema>;

/** What happened in a production. Its words are made where it is shown. */
export const ACTIVITY_KINDS = [
  'production_created',
  'production_changed',
  'role_added',
  'role_cancelled',
  'call_sent_to_review',
  'call_opened',
  'call_rejected',
  'call_ended',
  'terms_changed',
  'applications_moved',
  'answers_sent',
  'audition_planned',
  'audition_sent',
  'audition_cancelled',
  'file_added',
  'collaborator_added',
  'collaborator_removed',
] as const;
const activitySchema = z.object({
  id,
  kind: z.enum(ACTIVITY_KINDS),
  /** Nobody: the system did it. */
  actorName: z.string().nullable(),
  roleId: id.nullable(),
  roleTitle: z.string().nullable(),
  /** How many, to where, who: what the words need. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: instant,
});
export type Activity = z.output<typeof activitySchema>;

export const COVER_WIDTHS = ['480', '1200'] as const;

const clients = ['client'] as const;
const viewers = ['client', 'admin'] as const;
const params = z.object({ id });
const path = '/api/productions' as const;
const onePath = '/api/productions/{id}' as const;
export const productionEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    summary: "The client's productions, those changed last first; for admins everybody's",
    access: viewers,
    query: z.object({
      ...pageQuery,
      status: z.enum(PRODUCTION_STATUSES).optional(),
      search: z.string().trim().max(LIMITS.searchLengthMax).optional(),
      isArchived: z.stringbool().default(false),
    }),
    response: json(
      z.object({
        items: z.array(productionSummarySchema),
        /** How many there are of each status, whichever is asked for. */
        counts: z.record(z.enum(PRODUCTION_STATUSES), z.number().int()),
        nextCursor: z.string().nullable(),
      }),
    ),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Begin a production, as a draft unless said otherwise',
    access: clients,
    body: productionFormSchema.partial().required({ title: true, typeId: true }),
    response: json(productionSchema, 201),
    idempotent: true,
  }),
  get: endpoint({
    method: 'GET',
    path: onePath,
    summary: 'A production, for its team and admins',
    access: viewers,
    params,
    response: json(productionSchema),
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: onePath,
    summary:
      'Change a production, put it away or take it back. Cancelling it ends its casting: roles, calls, auditions',
    access: clients,
    params,
    body: productionFormSchema.partial().extend({ isArchived: z.boolean().optional() }),
    response: json(productionSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  cancelling: endpoint({
    method: 'GET',
    path: `${onePath}/cancelling`,
    summary: 'What cancelling a production would end, and for how many, before it is done',
    access: clients,
    params,
    response: json(
      z.object({
        calls: z.number().int(),
        /** People whose application is still open, and of these the booked. */
        open: z.number().int(),
        booked: z.number().int(),
        /** Auditions to come, and how many people wait for them. */
        auditions: z.number().int(),
        invited: z.number().int(),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  duplicate: endpoint({
    method: 'POST',
    path: `${onePath}/duplicate`,
    summary: 'Begin a new draft with the same facts and roles, without calls and applicants',
    access: clients,
    params,
    response: json(productionSchema, 201),
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
  setCover: endpoint({
    method: 'POST',
    path: `${onePath}/cover`,
    summary: 'Give a production a picture (multipart: cover)',
    access: clients,
    params,
    files: { fields: ['cover'], maxBytes: LIMITS.coverBytes },
    response: json(z.object({ coverUrl: z.string() })),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'NOT_A_PICTURE',
      'PICTURE_DAMAGED',
      'PICTURE_TOO_LARGE',
      'FILE_TOO_LARGE',
    ],
  }),
  removeCover: endpoint({
    method: 'DELETE',
    path: `${onePath}/cover`,
    summary: "Take a production's picture away",
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  cover: endpoint({
    method: 'GET',
    path: `${onePath}/cover/{width}`,
    summary: "A production's picture, for its team and whoever may see a call of it",
    access: 'signed-in',
    params: z.object({ id, width: z.enum(COVER_WIDTHS) }),
    response: raw('image/webp'),
    errors: ['NOT_FOUND'],
  }),
  activity: endpoint({
    method: 'GET',
    path: `${onePath}/activity`,
    summary: 'What happened in a production, newest first',
    access: viewers,
    params,
    query: z.object(pageQuery),
    response: json(z.object({ items: z.array(activitySchema), nextCursor: z.string().nullable() })),
    errors: ['NOT_FOUND'],
  }),
};
