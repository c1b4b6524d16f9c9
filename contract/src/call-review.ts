import * as z from 'zod';
import { CALL_STATUSES, CALL_VISIBILITIES } from './call-summary.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, nullableText, pageQuery } from './fields.ts';
import { LIMITS } from './limits.ts';

/** What a machine noticed in a call. It never decides: a moderator does. docs/call-cautions.md has the rules. */
export const CALL_CAUTIONS = [
  'pay_below_floor',
  'contact_data',
  'fee_words',
  'nudity_unpaid',
  'minors',
  'seen_before',
] as const;
export type CallCautionKind = (typeof CALL_CAUTIONS)[number];

/** The rejected call that had the same, with what they share: a domain, a phone number, a text. */
const resemblanceSchema = z.object({
  callId: id,
  roleTitle: z.string(),
  companyName: z.string(),
  rejectedAt: instant,
  reason: z.string(),
});

const callCautionSchema = z.object({
  kind: z.enum(CALL_CAUTIONS),
  /** The words that gave rise to it, as they stand in the call. */
  evidence: z.string(),
  /** Where they stand, in words: 'Description', 'Pay'. */
  place: z.string(),
  resemblance: resemblanceSchema.nullable(),
});
export type CallCaution = z.output<typeof callCautionSchema>;

const reviewItemSchema = z.object({
  id,
  status: z.enum(CALL_STATUSES),
  roleTitle: z.string(),
  productionTitle: z.string(),
  companyName: z.string(),
  postedBy: z.string(),
  description: z.string().nullable(),
  submittedAt: instant,
  cautions: z.array(z.enum(CALL_CAUTIONS)),
});
export type ReviewItem = z.output<typeof reviewItemSchema>;

/** What whoever posted it did here before. */
const posterSchema = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  jobTitle: z.string().nullable(),
  companyName: z.string(),
  website: z.string().nullable(),
  memberSince: instant,
  isVerified: z.boolean(),
  suspendedAt: instant.nullable(),
  calls: z.object({
    open: z.number().int(),
    ended: z.number().int(),
    rejected: z.number().int(),
  }),
  rejections: z.array(
    z.object({ callId: id, roleTitle: z.string(), reason: z.string(), at: instant }),
  ),
  openReports: z.number().int(),
  warnings: z.number().int(),
});
export type CallPoster = z.output<typeof posterSchema>;

const reviewedCallSchema = reviewItemSchema.omit({ cautions: true }).extend({
  roleId: id,
  productionId: id,
  visibility: z.enum(CALL_VISIBILITIES),
  deadlineAt: instant,
  openedAt: instant.nullable(),
  endedAt: instant.nullable(),
  moderatedBy: z.string().nullable(),
  moderatorReason: z.string().nullable(),
  synopsis: z.string().nullable(),
  /** The role as applicants read it, line by line: 'Pay', '£650 a day'. */
  terms: z.array(z.object({ label: z.string(), text: z.string() })),
  applications: z.number().int(),
  cautions: z.array(callCautionSchema),
  poster: posterSchema,
});
export type ReviewedCall = z.output<typeof reviewedCallSchema>;

/** Calls that moderators look at before anyone may apply, and after. */
export const callReviewEndpoints = {
  reviewQueue: endpoint({
    method: 'GET',
    path: '/api/admin/casting-calls',
    summary: 'Calls by status: those that wait, the longest first; of all others, the newest first',
    access: ['admin'],
    query: z.object({
      status: z.enum(CALL_STATUSES).default('in_review'),
      search: z.string().trim().max(LIMITS.searchLengthMax).optional(),
      ...pageQuery,
    }),
    response: json(
      z.object({ items: z.array(reviewItemSchema), nextCursor: z.string().nullable() }),
    ),
  }),
  review: endpoint({
    method: 'GET',
    path: '/api/admin/casting-calls/{id}',
    summary: "A call with what was noticed in it and its poster's history",
    access: ['admin'],
    params: z.object({ id }),
    response: json(reviewedCallSchema),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/casting-calls/{id}/decision',
    summary: 'Let a call through, reject it, or take an open one down, with a reason',
    access: ['admin'],
    params: z.object({ id }),
    body: z
      .object({
        decision: z.enum(['publish', 'reject', 'take_down']),
        reason: nullableText(LIMITS.lineLength).default(null),
      })
      .refine(({ decision, reason }) => decision === 'publish' || reason !== null, {
        path: ['reason'],
        message: 'Please give a reason',
      }),
    response: empty,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
};
