import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { id, instant, nullableText, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

export const REPRESENTATION_FIELDS = [
  'film_and_tv',
  'commercial',
  'theatre',
  'voice',
  'modelling',
  'all',
] as const;
export const REPRESENTATION_KINDS = ['agent', 'manager'] as const;
/** A talent confirms before a representation counts; either side may end it. */
export const REPRESENTATION_STATUSES = ['requested', 'active', 'ended'] as const;
export const SUBMITTERS = ['agent', 'talent', 'both'] as const;
export const REPRESENTATION_SIDES = ['talent', 'agency'] as const;

/** What the two sides agree on. */
export const representationTerms = {
  field: z.enum(REPRESENTATION_FIELDS),
  territory: requiredText(LIMITS.personNameLength, 'Please say where it holds'),
  kind: z.enum(REPRESENTATION_KINDS),
  isExclusive: z.boolean(),
  submitter: z.enum(SUBMITTERS),
};
export const representationTermsSchema = z.object(representationTerms);
export type RepresentationTerms = z.output<typeof representationTermsSchema>;

export const USUAL_TERMS: RepresentationTerms = {
  field: 'all',
  territory: 'Worldwide',
  kind: 'agent',
  isExclusive: true,
  submitter: 'both',
};

export const representationSchema = z.object({
  id,
  talentProfileId: id,
  portfolio: z.object({
    id,
    name: z.string(),
    logoUrl: z.string().nullable(),
    isVerified: z.boolean(),
  }),
  ...representationTerms,
  status: z.enum(REPRESENTATION_STATUSES),
  /** The agent who asked. */
  requestedByName: z.string().nullable(),
  /** Asked for in the place of this one, which ends when it is confirmed. */
  replacesId: id.nullable(),
  requestedAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  endedBy: z.enum(REPRESENTATION_SIDES).nullable(),
  endReason: z.string().nullable(),
});
export type Representation = z.output<typeof representationSchema>;

const params = z.object({ id });
const ownSide = ['client', 'talent', 'agent'] as const;
const onePath = '/api/representations/{id}' as const;
const ending = z.object({ reason: nullableText(LIMITS.lineLength) });

export const representationEndpoints = {
  request: endpoint({
    method: 'POST',
    path: '/api/business-portfolios/{id}/representations',
    summary: 'Ask a talent who is on Callboard to be represented; they confirm or decline',
    access: ['agent'],
    params,
    body: representationTermsSchema.extend({ talentProfileId: id }),
    response: json(representationSchema, 201),
    errors: ['NOT_FOUND', 'ALREADY_REPRESENTED', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  listOfTalent: endpoint({
    method: 'GET',
    path: '/api/talent-profiles/{id}/representations',
    summary:
      "Who represents a talent, who asks to, and who did; an agent sees their own agencies' alone",
    access: 'signed-in',
    params,
    response: json(z.object({ items: z.array(representationSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  propose: endpoint({
    method: 'POST',
    path: `${onePath}/proposal`,
    summary: 'Ask for other terms; they hold once the talent confirms them',
    access: ['agent'],
    params,
    body: representationTermsSchema,
    response: json(representationSchema, 201),
    errors: ['NOT_FOUND', 'REPRESENTATION_ENDED', 'ALREADY_REPRESENTED'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${onePath}/confirm`,
    summary: 'Confirm, as the talent or the guardian who keeps the profile',
    access: ownSide,
    params,
    response: json(representationSchema),
    errors: ['NOT_FOUND', 'REPRESENTATION_ENDED'],
  }),
  /** Declines what is asked for, takes back what one asked for, ends what holds. */
  end: endpoint({
    method: 'POST',
    path: `${onePath}/end`,
    summary: 'End it, as the talent, their guardian, or an admin of the portfolio',
    access: ownSide,
    params,
    body: ending,
    response: json(representationSchema),
    errors: ['NOT_FOUND', 'REPRESENTATION_ENDED'],
  }),
};
