import * as z from 'zod';
import { id, instant } from './fields.ts';

export const CALL_STATUSES = [
  'draft',
  'in_review',
  'open',
  'closed',
  'filled',
  'cancelled',
  'rejected',
] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];
/** A role has at most one call that is not among these. */
export const ENDED_CALL_STATUSES = ['closed', 'filled', 'cancelled', 'rejected'] as const;
export const CALL_VISIBILITIES = [
  'public',
  'verified_agencies',
  'chosen_agencies',
  'invited',
] as const;
export type CallVisibility = (typeof CALL_VISIBILITIES)[number];

/** A role's call as its team sees it. */
export const callSummarySchema = z.object({
  id,
  breakdownId: id,
  status: z.enum(CALL_STATUSES),
  visibility: z.enum(CALL_VISIBILITIES),
  deadlineAt: instant,
  version: z.number().int(),
  openedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Why it was not let through, or was taken down. */
  moderatorReason: z.string().nullable(),
});
export type CallSummary = z.output<typeof callSummarySchema>;
