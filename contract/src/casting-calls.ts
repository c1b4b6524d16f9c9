import * as z from 'zod';
import { COUNT_CALLS } from './count-calls.ts';
import { endpoint, json } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { LIMITS } from './limits.ts';
import { ROLE_TYPES } from './productions.ts';

export const CALL_STATUSES = [
  'draft',
  'in_review',
  'open',
  'closed',
  'filled',
  'cancelled',
  'rejected',
] as const;
/** A role has at most one call that is not among these. */
export const ENDED_CALL_STATUSES = ['closed', 'filled', 'cancelled', 'rejected'] as const;
export const CALL_VISIBILITIES = [
  'public',
  'verified_agencies',
  'chosen_agencies',
  'invited',
] as const;

/** An open call as it is listed to those who may apply. */
const opportunitySchema = z.object({
  id,
  roleId: id,
  roleTitle: z.string(),
  roleType: z.enum(ROLE_TYPES),
  /** The code name where the production is confidential. */
  productionTitle: z.string(),
  deadlineAt: instant,
});

const opportunitiesSchema = z.object({
  items: z.array(opportunitySchema),
  total: z.number(),
  nextCursor: z.string().nullable(),
});

const pageQuery = z.object({
  cursor: z.string().max(LIMITS.cursorLength).optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSize),
});

export const castingCallEndpoints = {
  opportunities: endpoint({
    method: 'GET',
    path: '/api/casting-calls/opportunities',
    summary: 'Open calls that the viewer may see, those that close first at the top',
    access: ['talent', 'agent', 'admin'],
    query: pageQuery,
    response: json(opportunitiesSchema),
  }),
  opportunitiesForTalent: endpoint({
    ...COUNT_CALLS.opportunitiesForTalent,
    summary: 'Open calls for one talent: oneself, or one that the agent works with',
    access: ['talent', 'agent', 'admin'],
    query: pageQuery.extend({ talentProfileId: id }),
    response: json(opportunitiesSchema),
    errors: ['NOT_FOUND'],
  }),
};
