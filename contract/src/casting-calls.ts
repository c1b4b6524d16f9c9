import * as z from 'zod';
import { ANSWERS, APPLICATION_STATUSES } from './application-moves.ts';
import { CALL_STATUSES, CALL_VISIBILITIES, callSummarySchema } from './call-summary.ts';
import { COUNT_CALLS } from './count-calls.ts';
import { endpoint, json } from './endpoint.ts';
import { cursor, day, id, instant, pageLimit } from './fields.ts';
import { fitReasonSchema, fitSchema } from './fit.ts';
import { LIMITS } from './limits.ts';
import { PAY_KINDS, PAY_UNITS, ROLE_TYPES, UNION_STATUSES } from './production-choices.ts';
import { roleFormSchema } from './role-form.ts';

/** How reliably whoever posted it answers: of the last half year, where there is enough to tell. */
const answeringSchema = z
  .object({ percent: z.number().int(), days: z.number().int().nullable() })
  .nullable();

/** An open call as it is listed to those who may apply. */
const opportunitySchema = z.object({
  id,
  breakdownId: id,
  roleId: id,
  roleTitle: z.string(),
  roleType: z.enum(ROLE_TYPES),
  /** Role size, or the craft of a crew role. */
  roleKind: z.string().nullable(),
  description: z.string().nullable(),
  productionId: id,
  /** The code name where the production is confidential. */
  productionTitle: z.string(),
  productionType: z.string(),
  companyName: z.string(),
  isVerifiedCompany: z.boolean(),
  city: z.string().nullable(),
  countryId: z.string().nullable(),
  payKind: z.enum(PAY_KINDS),
  payAmount: z.number().int().nullable(),
  payUnit: z.enum(PAY_UNITS).nullable(),
  payCurrency: z.string().nullable(),
  unionStatus: z.enum(UNION_STATUSES).nullable(),
  workFrom: z.iso.date().nullable(),
  workTo: z.iso.date().nullable(),
  asksSelfTape: z.boolean(),
  deadlineAt: instant,
  openedAt: instant,
  answering: answeringSchema,
  /** Only where a talent is named: how well they fit, and why. */
  fit: fitSchema.nullable(),
  reasons: z.array(fitReasonSchema),
  /** Only where a talent is named: the casting team asked them by name to apply. */
  isInvited: z.boolean(),
  /** The named talent's own application, where there is one. */
  application: z.object({ id, status: z.enum(APPLICATION_STATUSES) }).nullable(),
});
export type Opportunity = z.output<typeof opportunitySchema>;

const opportunitiesSchema = z.object({
  items: z.array(opportunitySchema),
  total: z.number(),
  nextCursor: z.string().nullable(),
});

const listOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.union([z.enum(values), z.array(z.enum(values))]).optional();
const listOfTerms = z
  .union([z.string().max(LIMITS.slugLength), z.array(z.string().max(LIMITS.slugLength)).max(40)])
  .optional();

/** Filters; one with several values lets through what has any of them. */
export const opportunityFilters = z.object({
  productionTypeId: listOfTerms,
  payKind: listOf(PAY_KINDS),
  countryId: listOfTerms,
  city: z.string().trim().max(LIMITS.nameLength).optional(),
  /** Work that lies within these days, or of which no days are told. */
  from: day('Please choose a day').optional(),
  to: day('Please choose a day').optional(),
  unionStatus: listOf(UNION_STATUSES),
  /** Role sizes. */
  talentTypeId: listOfTerms,
  roleType: z.enum(ROLE_TYPES).optional(),
  search: z.string().trim().max(LIMITS.searchLengthMax).optional(),
});
export type OpportunityFilters = z.output<typeof opportunityFilters>;

/** Each with its reasons: a screen or two of them at a time. */
const OPPORTUNITIES_PAGE = 30;

const pageQuery = opportunityFilters.extend({
  cursor,
  limit: pageLimit(OPPORTUNITIES_PAGE),
});

/** What applicants were promised: a new version where any of it changes. */
export const TERM_FIELDS = ['pay', 'dates', 'content'] as const;
export const termsChangeSchema = z.object({
  field: z.enum(TERM_FIELDS),
  /** In words: '£450 a day', 'Nudity'. */
  before: z.string(),
  after: z.string(),
});
export type TermsChange = z.output<typeof termsChangeSchema>;

const callSchema = opportunitySchema.extend({
  status: z.enum(CALL_STATUSES),
  version: z.number().int(),
  /** Everything the role says, names in place of ids where the reader needs them. */
  role: roleFormSchema.omit({ coversRoleIds: true }),
  coversRoles: z.array(z.string()),
  synopsis: z.string().nullable(),
  director: z.string().nullable(),
  castingDirector: z.string().nullable(),
  dates: z.array(z.object({ label: z.string(), from: z.iso.date(), to: z.iso.date().nullable() })),
  isConfidential: z.boolean(),
  hasAgreedToNda: z.boolean(),
  ndaText: z.string().nullable(),
  sides: z.array(z.object({ id, fileName: z.string(), bytes: z.number().int() })),
  /** The others of the same breakdown that the viewer may see. */
  siblings: z.array(z.object({ id, roleTitle: z.string(), roleKind: z.string().nullable() })),
  coverUrl: z.string().nullable(),
  /** Whether the named talent may apply now, and if not, why not, in words. */
  abilities: z.object({ mayApply: z.boolean(), whyNot: z.string().nullable() }),
  hasReported: z.boolean(),
});
export type CastingCall = z.output<typeof callSchema>;

const postingForm = z.object({
  deadlineAt: instant,
  visibility: z.enum(CALL_VISIBILITIES),
  /** Of `chosen_agencies`. */
  agencyIds: z.array(id).max(LIMITS.callAgencies).default([]),
  /** Of `invited`: the profiles of those who may see it. */
  talentProfileIds: z.array(id).max(LIMITS.callInvitees).default([]),
});
export const publishSchema = postingForm.extend({
  roleIds: z.array(id).min(1, 'Please choose at least one role').max(LIMITS.roles),
});
export type PublishForm = z.output<typeof publishSchema>;

const candidates = ['talent', 'agent', 'admin'] as const;
const clients = ['client'] as const;
const params = z.object({ id });
const onePath = '/api/casting-calls/{id}' as const;

export const castingCallEndpoints = {
  opportunities: endpoint({
    method: 'GET',
    path: '/api/casting-calls/opportunities',
    summary: 'Open calls that the viewer may see, those that close first at the top',
    access: candidates,
    query: pageQuery,
    response: json(opportunitiesSchema),
  }),
  opportunitiesForTalent: endpoint({
    ...COUNT_CALLS.opportunitiesForTalent,
    summary:
      'Open calls for one talent, those that fit best first, each with what speaks for and against it',
    access: candidates,
    query: pageQuery.extend({
      talentProfileId: id,
      /** `fitting`: those that nothing decisive speaks against. */
      scope: z.enum(['fitting', 'all']).default('fitting'),
    }),
    response: json(opportunitiesSchema),
    errors: ['NOT_FOUND'],
  }),
  get: endpoint({
    method: 'GET',
    path: onePath,
    summary: 'A call with all its facts, for whoever may apply or has applied, and admins',
    access: candidates,
    params,
    query: z.object({ talentProfileId: id.optional() }),
    response: json(callSchema),
    errors: ['NOT_FOUND'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/productions/{id}/breakdowns',
    summary:
      'Publish one role or several together; calls of clients who are not verified are reviewed first',
    access: clients,
    params,
    body: publishSchema,
    response: json(z.object({ items: z.array(callSummarySchema) }), 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_HAS_CALL', 'ROLE_CANCELLED'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: onePath,
    summary: 'Change until when a call is open and who sees it',
    access: clients,
    params,
    body: postingForm.partial(),
    response: json(callSummarySchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CALL_ENDED'],
  }),
  audience: endpoint({
    method: 'GET',
    path: `${onePath}/audience`,
    summary: 'Which agencies or talents a call is for, for its team',
    access: ['client', 'admin'],
    params,
    response: json(
      z.object({
        agencies: z.array(z.object({ id, name: z.string() })),
        talents: z.array(z.object({ id, name: z.string(), photoUrl: z.string().nullable() })),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  ending: endpoint({
    method: 'GET',
    path: `${onePath}/ending`,
    summary: 'Whom ending a call would answer, before it is done',
    access: clients,
    params,
    response: json(
      z.object({
        /** Still open and not in the tray. */
        undecided: z.number().int(),
        /** Of these, whom the team had in mind: shortlisted, in audition or called back. */
        pursued: z.number().int(),
        /** In the tray with an answer chosen. */
        unsent: z.number().int(),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  end: endpoint({
    method: 'POST',
    path: `${onePath}/end`,
    summary: 'End a call: the tray goes out, and everyone still open gets this answer',
    access: clients,
    params,
    body: z.object({
      as: z.enum(['closed', 'filled', 'cancelled']),
      answer: z.enum(ANSWERS),
    }),
    response: json(z.object({ answered: z.number().int() })),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CALL_ENDED'],
  }),
  agencies: endpoint({
    method: 'GET',
    path: '/api/casting-calls/agencies',
    summary: 'Verified agencies whose name contains this, to choose from',
    access: clients,
    query: z.object({ search: z.string().trim().max(LIMITS.searchLengthMax).default('') }),
    response: json(z.object({ items: z.array(z.object({ id, name: z.string() })) })),
  }),
};
